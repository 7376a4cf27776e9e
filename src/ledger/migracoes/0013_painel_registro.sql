-- What stands in the lists of the body's own papers (the waiting list, selections, orders and notices,
-- cards): a row for each thing that a list or a work queue shows, whatever the room.

CREATE TABLE painel_registro (
  municipio int NOT NULL,
  servico text NOT NULL,
  registro text NOT NULL,
  corrente text NOT NULL,
  tipo text NOT NULL,
  situacao text NOT NULL,
  numero text,
  titulo text NOT NULL,
  em date NOT NULL,
  prazo date,
  outorga text,
  pessoa text,
  dados jsonb NOT NULL,
  PRIMARY KEY (municipio, servico, registro)
);
CREATE INDEX painel_registro_lista ON painel_registro (municipio, servico, tipo, situacao, prazo);
CREATE INDEX painel_registro_outorga ON painel_registro (municipio, servico, outorga) WHERE outorga IS NOT NULL;
SELECT proteger_projecao('painel_registro');
