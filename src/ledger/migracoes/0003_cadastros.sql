-- Registers without legal effect: plain tables, outside the ledger.

CREATE TABLE usuario (
  municipio int NOT NULL REFERENCES municipio,
  id text NOT NULL,
  servicos text[] NOT NULL,
  login text NOT NULL CHECK (login = lower(login)),
  nome text NOT NULL,
  senha_hash text NOT NULL,
  papeis text[] NOT NULL,
  ativo boolean NOT NULL DEFAULT true,
  criado_em timestamptz NOT NULL DEFAULT now(),
  criado_por text,
  PRIMARY KEY (municipio, id),
  CONSTRAINT usuario_login UNIQUE (login)
);
SELECT proteger('usuario', 'SELECT, INSERT, UPDATE');

-- Which municipality a login belongs to: who enters has not said it yet. No other datum is here.
CREATE TABLE entrada (
  login text PRIMARY KEY,
  municipio int NOT NULL REFERENCES municipio,
  usuario text NOT NULL
);
GRANT SELECT, INSERT ON entrada TO outorga_app;
CREATE FUNCTION registrar_entrada() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO entrada (login, municipio, usuario) VALUES (NEW.login, NEW.municipio, NEW.id)
  ON CONFLICT (login) DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER registrar_entrada AFTER INSERT ON usuario
  FOR EACH ROW EXECUTE FUNCTION registrar_entrada();

CREATE TABLE sessao (
  municipio int NOT NULL REFERENCES municipio,
  token_hash bytea NOT NULL,
  usuario text NOT NULL,
  csrf text NOT NULL,
  criada_em timestamptz NOT NULL DEFAULT now(),
  expira_em timestamptz NOT NULL,
  PRIMARY KEY (municipio, token_hash),
  FOREIGN KEY (municipio, usuario) REFERENCES usuario (municipio, id)
);
CREATE INDEX sessao_expira_em ON sessao (expira_em);
SELECT proteger('sessao', 'SELECT, INSERT, UPDATE, DELETE');

-- Before a municipality is known: by the digest of what was typed and of where it came from.
CREATE TABLE tentativa_de_entrada (
  chave bytea NOT NULL,
  em timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (chave, em)
);
GRANT SELECT, INSERT, DELETE ON tentativa_de_entrada TO outorga_app;

-- The country's price indices: one table for all.
CREATE TABLE indice (
  nome text NOT NULL CHECK (nome IN ('INPC', 'IPCA')),
  mes text NOT NULL CHECK (mes ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  variacao numeric NOT NULL CHECK (variacao > -100),
  fonte text NOT NULL,
  PRIMARY KEY (nome, mes)
);
GRANT SELECT, INSERT, UPDATE ON indice TO outorga_app;

CREATE TABLE importacao (
  municipio int NOT NULL REFERENCES municipio,
  id uuid NOT NULL,
  servico text NOT NULL,
  arquivo_nome text NOT NULL,
  arquivo_sha256 text NOT NULL,
  mapeamento jsonb NOT NULL,
  situacao text NOT NULL,
  linhas jsonb NOT NULL,
  criada_em timestamptz NOT NULL DEFAULT now(),
  criada_por text NOT NULL,
  PRIMARY KEY (municipio, id)
);
CREATE INDEX importacao_arquivo ON importacao (municipio, servico, arquivo_sha256);
SELECT proteger('importacao', 'SELECT, INSERT, UPDATE');
