-- What screens read: written in the transaction of the acts, and rebuilt from them by one command.

CREATE FUNCTION proteger_projecao(tabela regclass) RETURNS void
  LANGUAGE sql
  RETURN proteger(tabela, 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE busca (
  municipio int NOT NULL,
  servico text NOT NULL,
  corrente text NOT NULL,
  tipo text NOT NULL,
  titulo text NOT NULL,
  subtitulo text NOT NULL,
  situacao text,
  texto text NOT NULL,
  PRIMARY KEY (municipio, servico, corrente)
);
CREATE INDEX busca_texto ON busca USING gin (texto gin_trgm_ops);
SELECT proteger_projecao('busca');

CREATE TABLE situacao_publica (
  municipio int NOT NULL,
  servico text NOT NULL,
  placa text NOT NULL,
  outorga text NOT NULL,
  numero text,
  inicio date NOT NULL,
  termo_final date,
  segmentos jsonb NOT NULL,
  PRIMARY KEY (municipio, servico, placa)
);
CREATE INDEX situacao_publica_outorga ON situacao_publica (municipio, servico, outorga);
CREATE INDEX situacao_publica_numero ON situacao_publica (municipio, servico, numero);
SELECT proteger_projecao('situacao_publica');

CREATE TABLE painel_outorga (
  municipio int NOT NULL,
  servico text NOT NULL,
  outorga text NOT NULL,
  situacao text NOT NULL,
  titular text NOT NULL,
  veiculo text NOT NULL,
  protocolo text,
  numero text,
  requerida_em date NOT NULL,
  inicio date,
  termo_final date,
  prorrogacoes int NOT NULL,
  encerrada_em date,
  vistoria_ate date,
  licenciamento_ate date,
  PRIMARY KEY (municipio, servico, outorga)
);
CREATE INDEX painel_outorga_situacao ON painel_outorga (municipio, servico, situacao, termo_final);
CREATE INDEX painel_outorga_veiculo ON painel_outorga (municipio, servico, veiculo);
CREATE INDEX painel_outorga_titular ON painel_outorga (municipio, servico, titular);
SELECT proteger_projecao('painel_outorga');

CREATE TABLE painel_auto (
  municipio int NOT NULL,
  servico text NOT NULL,
  auto text NOT NULL,
  fase text NOT NULL,
  numero text,
  processo text,
  dispositivo text NOT NULL,
  outorga text,
  veiculo text,
  placa text,
  autuante text NOT NULL,
  julgador text,
  fato_em date NOT NULL,
  lavrado_em date NOT NULL,
  ciencia_em date,
  defesa_ate date,
  recurso_ate date,
  efeito text NOT NULL,
  definitiva_em date,
  multa bigint,
  pago bigint NOT NULL,
  anulado_em date,
  PRIMARY KEY (municipio, servico, auto)
);
CREATE INDEX painel_auto_fase ON painel_auto (municipio, servico, fase, defesa_ate, recurso_ate);
CREATE INDEX painel_auto_outorga ON painel_auto (municipio, servico, outorga);
SELECT proteger_projecao('painel_auto');

CREATE TABLE veiculo_atual (
  municipio int NOT NULL,
  servico text NOT NULL,
  veiculo text NOT NULL,
  placa text NOT NULL,
  tipo text NOT NULL,
  marca text NOT NULL,
  modelo text NOT NULL,
  ano_fabricacao int NOT NULL,
  dados jsonb NOT NULL,
  PRIMARY KEY (municipio, servico, veiculo)
);
CREATE INDEX veiculo_atual_placa ON veiculo_atual (municipio, servico, placa);
SELECT proteger_projecao('veiculo_atual');

CREATE TABLE parametro_atual (
  municipio int NOT NULL,
  servico text NOT NULL,
  parametro text NOT NULL,
  valores jsonb NOT NULL,
  PRIMARY KEY (municipio, servico, parametro)
);
SELECT proteger_projecao('parametro_atual');

-- The operator of a trigram index is not leakproof, so under row-level security the planner would
-- read every row of the municipality. The owner is therefore not forced here, and this function,
-- which runs as the owner, is what keeps each municipality to itself.
ALTER TABLE busca NO FORCE ROW LEVEL SECURITY;
CREATE FUNCTION buscar(servico_ text, palavras text[], limite int)
  RETURNS TABLE (corrente text, tipo text, titulo text, subtitulo text, situacao text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT b.corrente, b.tipo, b.titulo, b.subtitulo, b.situacao
  FROM busca b
  WHERE b.municipio = municipio_da_transacao() AND b.servico = servico_
    AND b.texto LIKE ALL (palavras)
  ORDER BY b.tipo, b.titulo, b.corrente
  LIMIT limite
$$;
REVOKE ALL ON FUNCTION buscar FROM PUBLIC;
GRANT EXECUTE ON FUNCTION buscar TO outorga_app;

-- The public look-up in one trip: it sets the municipality and reads one row by its key.
CREATE FUNCTION situacao_da_placa(municipio_ int, servico_ text, placa_ text)
  RETURNS TABLE (placa text, outorga text, numero text, inicio date, termo_final date,
    segmentos jsonb)
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('outorga.municipio', municipio_::text, true);
  RETURN QUERY SELECT s.placa, s.outorga, s.numero, s.inicio, s.termo_final, s.segmentos FROM situacao_publica s
    WHERE s.municipio = municipio_ AND s.servico = servico_ AND s.placa = placa_;
END
$$;
GRANT EXECUTE ON FUNCTION situacao_da_placa TO outorga_app;
