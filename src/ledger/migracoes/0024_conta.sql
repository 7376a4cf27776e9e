-- A holder or driver with an account of their own: one a person, and never a servant's.
ALTER TABLE usuario ADD COLUMN pessoa text;
ALTER TABLE usuario ADD CONSTRAINT usuario_da_pessoa
  CHECK ((pessoa IS NOT NULL) = (papeis = ARRAY['titular']));
CREATE UNIQUE INDEX usuario_pessoa ON usuario (municipio, pessoa) WHERE pessoa IS NOT NULL;

-- What the counter gives a person to open their account, once: only its digest is kept.
CREATE TABLE convite_de_conta (
  municipio int NOT NULL REFERENCES municipio,
  servico text NOT NULL,
  id uuid NOT NULL DEFAULT uuidv7(),
  pessoa text NOT NULL,
  codigo_hash bytea NOT NULL,
  criado_em timestamptz NOT NULL DEFAULT now(),
  criado_por text NOT NULL,
  expira_em timestamptz NOT NULL,
  usado_em timestamptz,
  PRIMARY KEY (municipio, id)
);
CREATE UNIQUE INDEX convite_de_conta_codigo ON convite_de_conta (municipio, codigo_hash);
SELECT proteger('convite_de_conta', 'SELECT, INSERT, UPDATE');

-- Whom each case of loss must serve now, and what was sent and waits for its proof.
ALTER TABLE painel_perda
  ADD COLUMN pessoa text,
  ADD COLUMN a_notificar jsonb,
  ADD COLUMN em_curso jsonb;
