-- How each access to a person's account came about: why the counter gave the code, on what paper,
-- from where it was given and used; and each entry. Shown to the person, and to the manager.
ALTER TABLE convite_de_conta
  ADD COLUMN razoes text NOT NULL DEFAULT '',
  ADD COLUMN documento text NOT NULL DEFAULT '',
  -- The person had an account already: the code gives a new password.
  ADD COLUMN renova boolean NOT NULL DEFAULT false,
  ADD COLUMN origem text NOT NULL DEFAULT '',
  -- Digest of the mark left in the browser that gave the code: the same one never uses it.
  ADD COLUMN navegador bytea,
  ADD COLUMN usado_de text;
CREATE INDEX convite_de_conta_pessoa ON convite_de_conta (municipio, pessoa, criado_em);

CREATE TABLE entrada_na_conta (
  municipio int NOT NULL REFERENCES municipio,
  id uuid NOT NULL DEFAULT uuidv7(),
  usuario text NOT NULL,
  em timestamptz NOT NULL DEFAULT clock_timestamp(),
  origem text NOT NULL,
  PRIMARY KEY (municipio, id)
);
CREATE INDEX entrada_na_conta_usuario ON entrada_na_conta (municipio, usuario, em);
SELECT proteger('entrada_na_conta', 'SELECT, INSERT');
