-- Every printing of a document: what its code points to, and what it said on that day, without CPF.
CREATE TABLE emissao (
  municipio int NOT NULL REFERENCES municipio,
  id uuid NOT NULL,
  servico text NOT NULL,
  modelo text NOT NULL,
  nome text NOT NULL,
  numero text,
  recurso text NOT NULL,
  ficha text NOT NULL,
  alvo text NOT NULL DEFAULT '',
  dia date NOT NULL,
  emitida_em timestamptz NOT NULL,
  valida_ate date,
  afirma jsonb NOT NULL,
  conteudo bytea NOT NULL CHECK (octet_length(conteudo) = 32),
  pdf bytea NOT NULL CHECK (octet_length(pdf) = 32),
  chave text NOT NULL,
  usuario text NOT NULL,
  PRIMARY KEY (municipio, id)
);
CREATE INDEX emissao_da_ficha ON emissao (municipio, servico, recurso, ficha, modelo, alvo, emitida_em);
SELECT proteger('emissao', 'SELECT, INSERT');
CREATE TRIGGER so_acrescimo BEFORE UPDATE OR DELETE OR TRUNCATE ON emissao
  FOR EACH STATEMENT EXECUTE FUNCTION recusar_alteracao();

-- A printing declared without effect (lost, stolen, printed by mistake), by whom and why.
CREATE TABLE emissao_revogada (
  municipio int NOT NULL REFERENCES municipio,
  emissao uuid NOT NULL,
  motivo text NOT NULL,
  usuario text NOT NULL,
  em timestamptz NOT NULL,
  PRIMARY KEY (municipio, emissao),
  FOREIGN KEY (municipio, emissao) REFERENCES emissao (municipio, id)
);
SELECT proteger('emissao_revogada', 'SELECT, INSERT');
CREATE TRIGGER so_acrescimo BEFORE UPDATE OR DELETE OR TRUNCATE ON emissao_revogada
  FOR EACH STATEMENT EXECUTE FUNCTION recusar_alteracao();
