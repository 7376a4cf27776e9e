-- The ledger: acts, their streams, what keeps rules across streams, and personal data apart.
-- Every key is led by the municipality, so that the tables can be distributed by it.

CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- The start script makes the role, with its password; a database of one's own may lack it.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'outorga_app') THEN
    CREATE ROLE outorga_app NOLOGIN NOSUPERUSER NOBYPASSRLS;
  END IF;
END
$$;

GRANT USAGE ON SCHEMA public TO outorga_app;

-- The municipality of the transaction; null (and so no row at all) when it was not set.
CREATE FUNCTION municipio_da_transacao() RETURNS int
  LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('outorga.municipio', true), '')::int;

-- Row-level security as every tenant table has it, also for the owner.
CREATE FUNCTION proteger(tabela regclass, direitos text) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', tabela);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', tabela);
  EXECUTE format(
    'CREATE POLICY do_municipio ON %s USING (municipio = municipio_da_transacao()) '
    'WITH CHECK (municipio = municipio_da_transacao())', tabela);
  EXECUTE format('GRANT %s ON %s TO outorga_app', direitos, tabela);
END
$$;

-- Read by all: which municipalities there are is no secret, and jobs walk them.
CREATE TABLE municipio (
  ibge int PRIMARY KEY CHECK (ibge BETWEEN 1000000 AND 9999999),
  slug text NOT NULL UNIQUE,
  nome text NOT NULL,
  uf text NOT NULL CHECK (uf ~ '^[A-Z]{2}$'),
  fuso text NOT NULL
);
GRANT SELECT, INSERT, UPDATE ON municipio TO outorga_app;

CREATE TABLE ato (
  municipio int NOT NULL,
  servico text NOT NULL,
  corrente_tipo text NOT NULL,
  corrente_id text NOT NULL,
  seq int NOT NULL CHECK (seq > 0),
  id uuid NOT NULL,
  comando_id uuid NOT NULL,
  ordem smallint NOT NULL CHECK (ordem >= 0),
  tipo text NOT NULL,
  dados jsonb NOT NULL,
  fundamentos text[] NOT NULL,
  lacunas text[] NOT NULL,
  pacote text NOT NULL,
  pacote_versao text NOT NULL,
  pacote_sha256 text NOT NULL,
  autor text NOT NULL,
  papel text NOT NULL,
  dispositivo text NOT NULL,
  fato_em timestamptz NOT NULL,
  registrado_em timestamptz NOT NULL,
  hash bytea NOT NULL CHECK (octet_length(hash) = 32),
  hash_anterior bytea NOT NULL CHECK (octet_length(hash_anterior) = 32),
  pessoal_digest bytea CHECK (octet_length(pessoal_digest) = 32),
  -- Not of the record: says which acts a rebuild's snapshot has not seen.
  transacao xid8 NOT NULL DEFAULT pg_current_xact_id(),
  CONSTRAINT ato_sequencia PRIMARY KEY (municipio, servico, corrente_tipo, corrente_id, seq),
  CONSTRAINT ato_comando UNIQUE (municipio, comando_id, ordem),
  CONSTRAINT ato_id UNIQUE (municipio, id)
);
CREATE INDEX ato_registrado_em ON ato (municipio, registrado_em);
CREATE INDEX ato_transacao ON ato (transacao);
SELECT proteger('ato', 'SELECT, INSERT');

-- By statement, not by row: it raises even where row-level security would hide every row.
CREATE FUNCTION recusar_alteracao() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a tabela % só recebe acréscimos: % recusado', TG_TABLE_NAME, TG_OP
    USING ERRCODE = 'restrict_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'so_acrescimo';
END
$$;
CREATE TRIGGER so_acrescimo BEFORE UPDATE OR DELETE OR TRUNCATE ON ato
  FOR EACH STATEMENT EXECUTE FUNCTION recusar_alteracao();

-- Heads. Who writes locks them; the reference to the municipality is checked here alone, once a stream.
CREATE TABLE corrente (
  municipio int NOT NULL REFERENCES municipio,
  servico text NOT NULL,
  tipo text NOT NULL,
  id text NOT NULL,
  seq int NOT NULL CHECK (seq > 0),
  hash bytea NOT NULL CHECK (octet_length(hash) = 32),
  PRIMARY KEY (municipio, servico, tipo, id)
) WITH (fillfactor = 80);
SELECT proteger('corrente', 'SELECT, INSERT, UPDATE');

CREATE TABLE vinculo (
  municipio int NOT NULL,
  servico text NOT NULL,
  de text NOT NULL,
  para text NOT NULL,
  PRIMARY KEY (municipio, servico, de, para)
);
CREATE INDEX vinculo_para ON vinculo (municipio, servico, para);
SELECT proteger('vinculo', 'SELECT, INSERT');

-- Erasable: what stays in the act is a digest salted here, which says nothing once the salt is gone.
CREATE TABLE dado_pessoal (
  municipio int NOT NULL,
  ato_id uuid NOT NULL,
  sal bytea,
  dados jsonb,
  apagado_em timestamptz,
  apagado_por text,
  motivo text,
  PRIMARY KEY (municipio, ato_id),
  CHECK ((dados IS NULL) = (apagado_em IS NOT NULL)),
  CHECK ((sal IS NULL) = (dados IS NULL))
);
SELECT proteger('dado_pessoal', 'SELECT, INSERT, UPDATE');

CREATE TABLE numeracao (
  municipio int NOT NULL,
  servico text NOT NULL,
  serie text NOT NULL,
  ano int NOT NULL,
  ultimo int NOT NULL CHECK (ultimo > 0),
  PRIMARY KEY (municipio, servico, serie, ano)
) WITH (fillfactor = 50);
SELECT proteger('numeracao', 'SELECT, INSERT, UPDATE');

-- Which act bears each number: with the counter, what proves that there is no gap and no repeat.
CREATE TABLE numero_oficial (
  municipio int NOT NULL,
  servico text NOT NULL,
  serie text NOT NULL,
  ano int NOT NULL,
  numero int NOT NULL CHECK (numero > 0),
  ato_id uuid NOT NULL,
  campo text NOT NULL,
  PRIMARY KEY (municipio, servico, serie, ano, numero)
);
SELECT proteger('numero_oficial', 'SELECT, INSERT');
CREATE TRIGGER so_acrescimo BEFORE UPDATE OR DELETE OR TRUNCATE ON numero_oficial
  FOR EACH STATEMENT EXECUTE FUNCTION recusar_alteracao();

-- What one stream holds over a range of days and no other may hold at the same time.
CREATE TABLE reserva (
  municipio int NOT NULL,
  servico text NOT NULL,
  chave text NOT NULL,
  periodo daterange NOT NULL,
  corrente text NOT NULL,
  fundamentos text[] NOT NULL,
  CONSTRAINT reserva_exclusiva
    PRIMARY KEY (municipio, servico, chave, periodo WITHOUT OVERLAPS)
);
CREATE INDEX reserva_corrente ON reserva (municipio, servico, corrente);
SELECT proteger('reserva', 'SELECT, INSERT, UPDATE, DELETE');

-- One row a service, locked by who grants, so that the count it was decided on is still true.
CREATE TABLE quota (
  municipio int NOT NULL REFERENCES municipio,
  servico text NOT NULL,
  PRIMARY KEY (municipio, servico)
);
SELECT proteger('quota', 'SELECT, INSERT, UPDATE');

CREATE TABLE raiz_diaria (
  municipio int NOT NULL REFERENCES municipio,
  dia date NOT NULL,
  atos int NOT NULL CHECK (atos >= 0),
  raiz bytea NOT NULL CHECK (octet_length(raiz) = 32),
  calculada_em timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (municipio, dia)
);
SELECT proteger('raiz_diaria', 'SELECT, INSERT');
CREATE TRIGGER so_acrescimo BEFORE UPDATE OR DELETE OR TRUNCATE ON raiz_diaria
  FOR EACH STATEMENT EXECUTE FUNCTION recusar_alteracao();
