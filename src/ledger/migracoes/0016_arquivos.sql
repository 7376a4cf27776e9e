-- Files joined to a register: of a paper, photos of a defect or of an infraction. One row a joining;
-- the contents by their digest, once a municipality. A restricted one is sealed with a key of its own,
-- wrapped by a key of the installation that is not in this database.
CREATE TABLE conteudo_de_arquivo (
  municipio int NOT NULL REFERENCES municipio,
  id uuid NOT NULL,
  sha256 bytea NOT NULL CHECK (octet_length(sha256) = 32),
  bytes bytea NOT NULL,
  chave text,
  envolvida bytea,
  PRIMARY KEY (municipio, id),
  CHECK ((chave IS NULL) = (envolvida IS NULL))
);
CREATE UNIQUE INDEX conteudo_de_arquivo_aberto ON conteudo_de_arquivo (municipio, sha256)
  WHERE chave IS NULL;
ALTER TABLE conteudo_de_arquivo ALTER COLUMN bytes SET STORAGE EXTERNAL;
SELECT proteger('conteudo_de_arquivo', 'SELECT, INSERT');

CREATE TABLE arquivo (
  municipio int NOT NULL REFERENCES municipio,
  id uuid NOT NULL,
  servico text NOT NULL,
  recurso text NOT NULL,
  ficha text NOT NULL,
  papel text NOT NULL,
  nome text NOT NULL,
  tipo text NOT NULL,
  tamanho int NOT NULL CHECK (tamanho > 0),
  restrito boolean NOT NULL,
  conteudo uuid NOT NULL,
  usuario text NOT NULL,
  em timestamptz NOT NULL,
  PRIMARY KEY (municipio, id),
  FOREIGN KEY (municipio, conteudo) REFERENCES conteudo_de_arquivo (municipio, id)
);
CREATE INDEX arquivo_da_ficha ON arquivo (municipio, servico, recurso, ficha);
SELECT proteger('arquivo', 'SELECT, INSERT');
