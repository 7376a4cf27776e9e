-- What falls due, a row each, so that the night run and the queues read by the due day; and what
-- each night's run did.

CREATE TABLE vencimento (
  municipio int NOT NULL,
  servico text NOT NULL,
  corrente text NOT NULL,
  especie text NOT NULL,
  chave text NOT NULL,
  nome text NOT NULL,
  vence_em date NOT NULL,
  avisos smallint[] NOT NULL,
  papeis text[] NOT NULL,
  fundamentos text[] NOT NULL,
  lacuna text,
  -- Ends by itself: nobody is late after it.
  termina boolean NOT NULL,
  -- What the night run gives on the day after; null: a person acts.
  comando jsonb,
  PRIMARY KEY (municipio, servico, corrente, especie, chave)
);
CREATE INDEX vencimento_vence_em ON vencimento (municipio, servico, vence_em);
SELECT proteger_projecao('vencimento');

-- A run is written when it begins, and again when it ends: one that was killed stays without end.
CREATE TABLE rodada (
  municipio int NOT NULL REFERENCES municipio,
  servico text NOT NULL,
  id uuid NOT NULL DEFAULT uuidv7(),
  -- It decides as of each due day up to this one.
  ate date NOT NULL,
  iniciada_em timestamptz NOT NULL DEFAULT clock_timestamp(),
  terminada_em timestamptz,
  relatorio jsonb,
  PRIMARY KEY (municipio, servico, id)
);
CREATE INDEX rodada_iniciada_em ON rodada (municipio, servico, iniciada_em);
SELECT proteger('rodada', 'SELECT, INSERT');
GRANT UPDATE (terminada_em, relatorio) ON rodada TO outorga_app;
