-- Who looked at a criminal or health paper, and when: only grows.
CREATE TABLE abertura_restrita (
  municipio int NOT NULL REFERENCES municipio,
  id uuid NOT NULL DEFAULT uuidv7(),
  servico text NOT NULL,
  pessoa text NOT NULL,
  usuario text NOT NULL,
  papel text NOT NULL,
  documentos text[] NOT NULL,
  em timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (municipio, id)
);
CREATE INDEX abertura_restrita_pessoa ON abertura_restrita (municipio, servico, pessoa);
SELECT proteger('abertura_restrita', 'SELECT, INSERT');
CREATE TRIGGER so_acrescimo BEFORE UPDATE OR DELETE OR TRUNCATE ON abertura_restrita
  FOR EACH STATEMENT EXECUTE FUNCTION recusar_alteracao();
