-- What the manager's panel adds up, kept by whole months and years: the sums of the rows of
-- `painel_auto` as they were when they were added up.
CREATE TABLE soma_do_painel (
  municipio int NOT NULL,
  servico text NOT NULL,
  inicio date NOT NULL,
  fim date NOT NULL,
  meses jsonb NOT NULL,
  dispositivos jsonb NOT NULL,
  tempos jsonb NOT NULL,
  pontos jsonb NOT NULL,
  PRIMARY KEY (municipio, servico, inicio, fim)
);
SELECT proteger_projecao('soma_do_painel');

-- Months of which a row changed since they were added up: their sums do not count until they are
-- made again. Who writes only adds a line, so that nobody waits for another on a month's sum.
CREATE TABLE soma_a_refazer (
  municipio int NOT NULL,
  servico text NOT NULL,
  mes date NOT NULL
);
CREATE INDEX soma_a_refazer_mes ON soma_a_refazer (municipio, servico, mes);
SELECT proteger_projecao('soma_a_refazer');
