-- Extensions
CREATE EXTENSION btree_gist;
CREATE EXTENSION pg_trgm;

-- Tables
CREATE TABLE abertura_restrita (
  municipio integer NOT NULL,
  id uuid NOT NULL DEFAULT uuidv7(),
  servico text NOT NULL,
  pessoa text NOT NULL,
  usuario text NOT NULL,
  papel text NOT NULL,
  documentos text[] NOT NULL,
  em timestamp with time zone NOT NULL DEFAULT clock_timestamp()
);
CREATE TABLE agendamento (
  municipio integer NOT NULL,
  servico text NOT NULL,
  id uuid NOT NULL DEFAULT uuidv7(),
  local uuid NOT NULL,
  dia date NOT NULL,
  hora time without time zone NOT NULL,
  vaga smallint NOT NULL,
  veiculo text NOT NULL,
  motivo text NOT NULL,
  criado_em timestamp with time zone NOT NULL DEFAULT now(),
  criado_por text NOT NULL,
  desmarcado_em timestamp with time zone,
  desmarcado_por text
);
CREATE TABLE arquivo (
  municipio integer NOT NULL,
  id uuid NOT NULL,
  servico text NOT NULL,
  recurso text NOT NULL,
  ficha text NOT NULL,
  papel text NOT NULL,
  nome text NOT NULL,
  tipo text NOT NULL,
  tamanho integer NOT NULL,
  restrito boolean NOT NULL,
  conteudo uuid NOT NULL,
  usuario text NOT NULL,
  em timestamp with time zone NOT NULL
);
CREATE TABLE ato (
  municipio integer NOT NULL,
  servico text NOT NULL,
  corrente_tipo text NOT NULL,
  corrente_id text NOT NULL,
  seq integer NOT NULL,
  id uuid NOT NULL,
  comando_id uuid NOT NULL,
  ordem smallint NOT NULL,
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
  fato_em timestamp with time zone NOT NULL,
  registrado_em timestamp with time zone NOT NULL,
  hash bytea NOT NULL,
  hash_anterior bytea NOT NULL,
  pessoal_digest bytea,
  transacao xid8 NOT NULL DEFAULT pg_current_xact_id()
);
CREATE TABLE busca (
  municipio integer NOT NULL,
  servico text NOT NULL,
  corrente text NOT NULL,
  tipo text NOT NULL,
  titulo text NOT NULL,
  subtitulo text NOT NULL,
  situacao text,
  texto text NOT NULL
);
CREATE TABLE comando (
  municipio integer NOT NULL,
  id uuid NOT NULL,
  nome text NOT NULL,
  autor text NOT NULL,
  digest bytea
);
CREATE TABLE conteudo_de_arquivo (
  municipio integer NOT NULL,
  id uuid NOT NULL,
  sha256 bytea NOT NULL,
  bytes bytea NOT NULL,
  chave text,
  envolvida bytea
);
CREATE TABLE convite_de_conta (
  municipio integer NOT NULL,
  servico text NOT NULL,
  id uuid NOT NULL DEFAULT uuidv7(),
  pessoa text NOT NULL,
  codigo_hash bytea NOT NULL,
  criado_em timestamp with time zone NOT NULL DEFAULT now(),
  criado_por text NOT NULL,
  expira_em timestamp with time zone NOT NULL,
  usado_em timestamp with time zone,
  razoes text NOT NULL DEFAULT ''::text,
  documento text NOT NULL DEFAULT ''::text,
  renova boolean NOT NULL DEFAULT false,
  origem text NOT NULL DEFAULT ''::text,
  navegador bytea,
  usado_de text
);
CREATE TABLE corrente (
  municipio integer NOT NULL,
  servico text NOT NULL,
  tipo text NOT NULL,
  id text NOT NULL,
  seq integer NOT NULL,
  hash bytea NOT NULL
);
CREATE TABLE dado_pessoal (
  municipio integer NOT NULL,
  ato_id uuid NOT NULL,
  sal bytea,
  dados jsonb,
  apagado_em timestamp with time zone,
  apagado_por text,
  motivo text
);
CREATE TABLE emissao (
  municipio integer NOT NULL,
  id uuid NOT NULL,
  servico text NOT NULL,
  modelo text NOT NULL,
  nome text NOT NULL,
  numero text,
  recurso text NOT NULL,
  ficha text NOT NULL,
  alvo text NOT NULL DEFAULT ''::text,
  dia date NOT NULL,
  emitida_em timestamp with time zone NOT NULL,
  valida_ate date,
  afirma jsonb NOT NULL,
  conteudo bytea NOT NULL,
  pdf bytea NOT NULL,
  chave text NOT NULL,
  usuario text NOT NULL
);
CREATE TABLE emissao_revogada (
  municipio integer NOT NULL,
  emissao uuid NOT NULL,
  motivo text NOT NULL,
  usuario text NOT NULL,
  em timestamp with time zone NOT NULL
);
CREATE TABLE entrada (
  login text NOT NULL,
  municipio integer NOT NULL,
  usuario text NOT NULL
);
CREATE TABLE entrada_na_conta (
  municipio integer NOT NULL,
  id uuid NOT NULL DEFAULT uuidv7(),
  usuario text NOT NULL,
  em timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  origem text NOT NULL
);
CREATE TABLE importacao (
  municipio integer NOT NULL,
  id uuid NOT NULL,
  servico text NOT NULL,
  arquivo_nome text NOT NULL,
  arquivo_sha256 text NOT NULL,
  mapeamento jsonb NOT NULL,
  situacao text NOT NULL,
  linhas jsonb NOT NULL,
  criada_em timestamp with time zone NOT NULL DEFAULT now(),
  criada_por text NOT NULL
);
CREATE TABLE indice (
  nome text NOT NULL,
  mes text NOT NULL,
  variacao numeric NOT NULL,
  fonte text NOT NULL
);
CREATE TABLE indicio_de_perda (
  municipio integer NOT NULL,
  servico text NOT NULL,
  outorga text NOT NULL,
  hipotese text NOT NULL,
  desde date,
  fatos jsonb NOT NULL
);
CREATE TABLE local_de_vistoria (
  municipio integer NOT NULL,
  servico text NOT NULL,
  id uuid NOT NULL DEFAULT uuidv7(),
  nome text NOT NULL,
  endereco text NOT NULL,
  dias smallint[] NOT NULL,
  inicio time without time zone NOT NULL,
  fim time without time zone NOT NULL,
  intervalo smallint NOT NULL,
  vagas smallint NOT NULL,
  ativo boolean NOT NULL DEFAULT true,
  alterado_em timestamp with time zone NOT NULL DEFAULT now(),
  alterado_por text NOT NULL
);
CREATE TABLE migracao (
  numero integer NOT NULL,
  nome text NOT NULL,
  sha256 text NOT NULL,
  aplicada_em timestamp with time zone NOT NULL DEFAULT now(),
  refeita_em timestamp with time zone
);
CREATE TABLE municipio (
  ibge integer NOT NULL,
  slug text NOT NULL,
  nome text NOT NULL,
  uf text NOT NULL,
  fuso text NOT NULL
);
CREATE TABLE numeracao (
  municipio integer NOT NULL,
  servico text NOT NULL,
  serie text NOT NULL,
  ano integer NOT NULL,
  ultimo integer NOT NULL
);
CREATE TABLE numero_oficial (
  municipio integer NOT NULL,
  servico text NOT NULL,
  serie text NOT NULL,
  ano integer NOT NULL,
  numero integer NOT NULL,
  ato_id uuid NOT NULL,
  campo text NOT NULL
);
CREATE TABLE painel_auto (
  municipio integer NOT NULL,
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
  penalidades jsonb,
  a_notificar jsonb,
  em_curso jsonb,
  local text,
  latitude double precision,
  longitude double precision,
  notificado_em date,
  julgado_em date,
  resultado text,
  ciencia_da_decisao_em date,
  recurso_julgado_em date,
  resultado_do_recurso text,
  urgente_em date GENERATED ALWAYS AS (
CASE
    WHEN (fase = ANY (ARRAY['lavrado'::text, 'notificado'::text])) THEN lavrado_em
    WHEN (fase = ANY (ARRAY['em-defesa'::text, 'defendido'::text, 'revel'::text])) THEN defesa_ate
    WHEN (fase = 'julgado-procedente'::text) THEN julgado_em
    WHEN (fase = ANY (ARRAY['em-recurso'::text, 'recorrido'::text])) THEN recurso_ate
    WHEN (fase = 'recurso-julgado'::text) THEN recurso_julgado_em
    ELSE definitiva_em
END) STORED,
  penalidades_que_restam jsonb,
  auto_anterior text,
  quitada_em date,
  prescrita_em date,
  a_restituir bigint,
  devedor text,
  inscricao text,
  inscrita_em date,
  valor_inscrito bigint,
  inscricao_cancelada_em date,
  etapa text GENERATED ALWAYS AS (
CASE
    WHEN (anulado_em IS NOT NULL) THEN NULL::text
    WHEN ((fase <> 'definitivo'::text) AND (prescrita_em IS NOT NULL)) THEN NULL::text
    WHEN (fase = 'lavrado'::text) THEN 'notificar'::text
    WHEN (fase = 'notificado'::text) THEN 'ciencia'::text
    WHEN (fase = 'em-defesa'::text) THEN 'defesa'::text
    WHEN (fase = ANY (ARRAY['defendido'::text, 'revel'::text])) THEN 'julgar'::text
    WHEN (fase = 'julgado-procedente'::text) THEN 'comunicar'::text
    WHEN (fase = 'em-recurso'::text) THEN 'recurso'::text
    WHEN (fase = 'recorrido'::text) THEN 'julgar-recurso'::text
    WHEN (fase = 'recurso-julgado'::text) THEN 'certificar'::text
    WHEN ((fase = 'definitivo'::text) AND (multa > 0) AND (quitada_em IS NULL) AND (prescrita_em IS NULL)) THEN 'receber'::text
    ELSE NULL::text
END) STORED
);
CREATE TABLE painel_outorga (
  municipio integer NOT NULL,
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
  prorrogacoes integer NOT NULL,
  encerrada_em date,
  vistoria_ate date,
  licenciamento_ate date,
  afastamento text,
  afastado_ate date,
  substituir_ate date,
  a_descaracterizar integer,
  transferencia text,
  transferencia_em date,
  obito_em date,
  obito_ate date,
  obito_tempestivo boolean,
  a_entregar integer NOT NULL DEFAULT 0,
  entregar_desde date
);
CREATE TABLE painel_perda (
  municipio integer NOT NULL,
  servico text NOT NULL,
  perda text NOT NULL,
  situacao text NOT NULL,
  penalidade text NOT NULL,
  hipotese text,
  numero text,
  outorga text,
  auto text,
  proposta_em date,
  defesa_ate date,
  recurso_ate date,
  desde date,
  ate date,
  pessoa text,
  a_notificar jsonb,
  em_curso jsonb,
  recurso_segura boolean,
  espera_ciencia boolean,
  recurso_provido boolean
);
CREATE TABLE painel_recolhimento (
  municipio integer NOT NULL,
  servico text NOT NULL,
  recolhimento text NOT NULL,
  situacao text NOT NULL,
  medida text NOT NULL,
  especie text NOT NULL,
  numero text,
  veiculo text,
  placa text,
  outorga text,
  auto text,
  local text NOT NULL,
  desde date NOT NULL,
  encerrado_em date
);
CREATE TABLE painel_registro (
  municipio integer NOT NULL,
  servico text NOT NULL,
  registro text NOT NULL,
  corrente text NOT NULL,
  tipo text NOT NULL,
  situacao text NOT NULL,
  numero text,
  titulo text NOT NULL,
  em date NOT NULL,
  prazo date,
  outorga text,
  pessoa text,
  dados jsonb NOT NULL
);
CREATE TABLE parametro_atual (
  municipio integer NOT NULL,
  servico text NOT NULL,
  parametro text NOT NULL,
  valores jsonb NOT NULL
);
CREATE TABLE quota (
  municipio integer NOT NULL,
  servico text NOT NULL
);
CREATE TABLE raiz_diaria (
  municipio integer NOT NULL,
  dia date NOT NULL,
  atos integer NOT NULL,
  raiz bytea NOT NULL,
  calculada_em timestamp with time zone NOT NULL DEFAULT now()
);
CREATE TABLE reserva (
  municipio integer NOT NULL,
  servico text NOT NULL,
  chave text NOT NULL,
  periodo daterange NOT NULL,
  corrente text NOT NULL,
  fundamentos text[] NOT NULL
);
CREATE TABLE rodada (
  municipio integer NOT NULL,
  servico text NOT NULL,
  id uuid NOT NULL DEFAULT uuidv7(),
  ate date NOT NULL,
  iniciada_em timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  terminada_em timestamp with time zone,
  relatorio jsonb
);
CREATE TABLE sessao (
  municipio integer NOT NULL,
  token_hash bytea NOT NULL,
  usuario text NOT NULL,
  csrf text NOT NULL,
  criada_em timestamp with time zone NOT NULL DEFAULT now(),
  expira_em timestamp with time zone NOT NULL
);
CREATE TABLE situacao_publica (
  municipio integer NOT NULL,
  servico text NOT NULL,
  placa text NOT NULL,
  outorga text NOT NULL,
  numero text,
  inicio date NOT NULL,
  termo_final date,
  segmentos jsonb NOT NULL
);
CREATE TABLE soma_a_refazer (
  municipio integer NOT NULL,
  servico text NOT NULL,
  mes date NOT NULL
);
CREATE TABLE soma_do_painel (
  municipio integer NOT NULL,
  servico text NOT NULL,
  inicio date NOT NULL,
  fim date NOT NULL,
  meses jsonb NOT NULL,
  dispositivos jsonb NOT NULL,
  tempos jsonb NOT NULL,
  pontos jsonb NOT NULL
);
CREATE TABLE tentativa_de_entrada (
  chave bytea NOT NULL,
  em timestamp with time zone NOT NULL DEFAULT now()
);
CREATE TABLE usuario (
  municipio integer NOT NULL,
  id text NOT NULL,
  servicos text[] NOT NULL,
  login text NOT NULL,
  nome text NOT NULL,
  senha_hash text NOT NULL,
  papeis text[] NOT NULL,
  ativo boolean NOT NULL DEFAULT true,
  criado_em timestamp with time zone NOT NULL DEFAULT now(),
  criado_por text,
  trocar_senha boolean NOT NULL DEFAULT false,
  pessoa text
);
CREATE TABLE usuario_historico (
  municipio integer NOT NULL,
  id uuid NOT NULL DEFAULT uuidv7(),
  usuario text NOT NULL,
  em timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  por text NOT NULL,
  mudanca jsonb NOT NULL
);
CREATE TABLE veiculo_atual (
  municipio integer NOT NULL,
  servico text NOT NULL,
  veiculo text NOT NULL,
  placa text NOT NULL,
  tipo text NOT NULL,
  marca text NOT NULL,
  modelo text NOT NULL,
  ano_fabricacao integer NOT NULL,
  dados jsonb NOT NULL
);
CREATE TABLE vencimento (
  municipio integer NOT NULL,
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
  termina boolean NOT NULL,
  comando jsonb
);
CREATE TABLE vinculo (
  municipio integer NOT NULL,
  servico text NOT NULL,
  de text NOT NULL,
  para text NOT NULL
);

-- Constraints
ALTER TABLE abertura_restrita ADD CONSTRAINT abertura_restrita_municipio_fkey FOREIGN KEY (municipio) REFERENCES municipio(ibge);
ALTER TABLE abertura_restrita ADD CONSTRAINT abertura_restrita_pkey PRIMARY KEY (municipio, id);
ALTER TABLE agendamento ADD CONSTRAINT agendamento_motivo_check CHECK ((motivo = ANY (ARRAY['periodica'::text, 'retorno'::text, 'determinada'::text])));
ALTER TABLE agendamento ADD CONSTRAINT agendamento_municipio_fkey FOREIGN KEY (municipio) REFERENCES municipio(ibge);
ALTER TABLE agendamento ADD CONSTRAINT agendamento_municipio_servico_local_fkey FOREIGN KEY (municipio, servico, local) REFERENCES local_de_vistoria(municipio, servico, id);
ALTER TABLE agendamento ADD CONSTRAINT agendamento_pkey PRIMARY KEY (municipio, servico, id);
ALTER TABLE arquivo ADD CONSTRAINT arquivo_municipio_conteudo_fkey FOREIGN KEY (municipio, conteudo) REFERENCES conteudo_de_arquivo(municipio, id);
ALTER TABLE arquivo ADD CONSTRAINT arquivo_municipio_fkey FOREIGN KEY (municipio) REFERENCES municipio(ibge);
ALTER TABLE arquivo ADD CONSTRAINT arquivo_pkey PRIMARY KEY (municipio, id);
ALTER TABLE arquivo ADD CONSTRAINT arquivo_tamanho_check CHECK ((tamanho > 0));
ALTER TABLE ato ADD CONSTRAINT ato_comando UNIQUE (municipio, comando_id, ordem);
ALTER TABLE ato ADD CONSTRAINT ato_hash_anterior_check CHECK ((octet_length(hash_anterior) = 32));
ALTER TABLE ato ADD CONSTRAINT ato_hash_check CHECK ((octet_length(hash) = 32));
ALTER TABLE ato ADD CONSTRAINT ato_id UNIQUE (municipio, id);
ALTER TABLE ato ADD CONSTRAINT ato_ordem_check CHECK ((ordem >= 0));
ALTER TABLE ato ADD CONSTRAINT ato_pessoal_digest_check CHECK ((octet_length(pessoal_digest) = 32));
ALTER TABLE ato ADD CONSTRAINT ato_seq_check CHECK ((seq > 0));
ALTER TABLE ato ADD CONSTRAINT ato_sequencia PRIMARY KEY (municipio, servico, corrente_tipo, corrente_id, seq);
ALTER TABLE busca ADD CONSTRAINT busca_pkey PRIMARY KEY (municipio, servico, corrente);
ALTER TABLE comando ADD CONSTRAINT comando_digest_check CHECK ((octet_length(digest) = 32));
ALTER TABLE comando ADD CONSTRAINT comando_id PRIMARY KEY (municipio, id);
ALTER TABLE conteudo_de_arquivo ADD CONSTRAINT conteudo_de_arquivo_check CHECK (((chave IS NULL) = (envolvida IS NULL)));
ALTER TABLE conteudo_de_arquivo ADD CONSTRAINT conteudo_de_arquivo_municipio_fkey FOREIGN KEY (municipio) REFERENCES municipio(ibge);
ALTER TABLE conteudo_de_arquivo ADD CONSTRAINT conteudo_de_arquivo_pkey PRIMARY KEY (municipio, id);
ALTER TABLE conteudo_de_arquivo ADD CONSTRAINT conteudo_de_arquivo_sha256_check CHECK ((octet_length(sha256) = 32));
ALTER TABLE convite_de_conta ADD CONSTRAINT convite_de_conta_municipio_fkey FOREIGN KEY (municipio) REFERENCES municipio(ibge);
ALTER TABLE convite_de_conta ADD CONSTRAINT convite_de_conta_pkey PRIMARY KEY (municipio, id);
ALTER TABLE corrente ADD CONSTRAINT corrente_hash_check CHECK ((octet_length(hash) = 32));
ALTER TABLE corrente ADD CONSTRAINT corrente_municipio_fkey FOREIGN KEY (municipio) REFERENCES municipio(ibge);
ALTER TABLE corrente ADD CONSTRAINT corrente_pkey PRIMARY KEY (municipio, servico, tipo, id);
ALTER TABLE corrente ADD CONSTRAINT corrente_seq_check CHECK ((seq > 0));
ALTER TABLE dado_pessoal ADD CONSTRAINT dado_pessoal_check CHECK (((dados IS NULL) = (apagado_em IS NOT NULL)));
ALTER TABLE dado_pessoal ADD CONSTRAINT dado_pessoal_check1 CHECK (((sal IS NULL) = (dados IS NULL)));
ALTER TABLE dado_pessoal ADD CONSTRAINT dado_pessoal_pkey PRIMARY KEY (municipio, ato_id);
ALTER TABLE emissao ADD CONSTRAINT emissao_conteudo_check CHECK ((octet_length(conteudo) = 32));
ALTER TABLE emissao ADD CONSTRAINT emissao_municipio_fkey FOREIGN KEY (municipio) REFERENCES municipio(ibge);
ALTER TABLE emissao ADD CONSTRAINT emissao_pdf_check CHECK ((octet_length(pdf) = 32));
ALTER TABLE emissao ADD CONSTRAINT emissao_pkey PRIMARY KEY (municipio, id);
ALTER TABLE emissao_revogada ADD CONSTRAINT emissao_revogada_municipio_emissao_fkey FOREIGN KEY (municipio, emissao) REFERENCES emissao(municipio, id);
ALTER TABLE emissao_revogada ADD CONSTRAINT emissao_revogada_municipio_fkey FOREIGN KEY (municipio) REFERENCES municipio(ibge);
ALTER TABLE emissao_revogada ADD CONSTRAINT emissao_revogada_pkey PRIMARY KEY (municipio, emissao);
ALTER TABLE entrada ADD CONSTRAINT entrada_municipio_fkey FOREIGN KEY (municipio) REFERENCES municipio(ibge);
ALTER TABLE entrada ADD CONSTRAINT entrada_pkey PRIMARY KEY (login);
ALTER TABLE entrada_na_conta ADD CONSTRAINT entrada_na_conta_municipio_fkey FOREIGN KEY (municipio) REFERENCES municipio(ibge);
ALTER TABLE entrada_na_conta ADD CONSTRAINT entrada_na_conta_pkey PRIMARY KEY (municipio, id);
ALTER TABLE importacao ADD CONSTRAINT importacao_municipio_fkey FOREIGN KEY (municipio) REFERENCES municipio(ibge);
ALTER TABLE importacao ADD CONSTRAINT importacao_pkey PRIMARY KEY (municipio, id);
ALTER TABLE indice ADD CONSTRAINT indice_mes_check CHECK ((mes ~ '^\d{4}-(0[1-9]|1[0-2])$'::text));
ALTER TABLE indice ADD CONSTRAINT indice_nome_check CHECK ((nome = ANY (ARRAY['INPC'::text, 'IPCA'::text])));
ALTER TABLE indice ADD CONSTRAINT indice_pkey PRIMARY KEY (nome, mes);
ALTER TABLE indice ADD CONSTRAINT indice_variacao_check CHECK ((variacao > ('-100'::integer)::numeric));
ALTER TABLE indicio_de_perda ADD CONSTRAINT indicio_de_perda_pkey PRIMARY KEY (municipio, servico, outorga, hipotese);
ALTER TABLE local_de_vistoria ADD CONSTRAINT local_de_vistoria_check CHECK ((fim > inicio));
ALTER TABLE local_de_vistoria ADD CONSTRAINT local_de_vistoria_intervalo_check CHECK (((intervalo >= 5) AND (intervalo <= 240)));
ALTER TABLE local_de_vistoria ADD CONSTRAINT local_de_vistoria_municipio_fkey FOREIGN KEY (municipio) REFERENCES municipio(ibge);
ALTER TABLE local_de_vistoria ADD CONSTRAINT local_de_vistoria_pkey PRIMARY KEY (municipio, servico, id);
ALTER TABLE local_de_vistoria ADD CONSTRAINT local_de_vistoria_vagas_check CHECK (((vagas >= 1) AND (vagas <= 50)));
ALTER TABLE migracao ADD CONSTRAINT migracao_pkey PRIMARY KEY (numero);
ALTER TABLE municipio ADD CONSTRAINT municipio_ibge_check CHECK (((ibge >= 1000000) AND (ibge <= 9999999)));
ALTER TABLE municipio ADD CONSTRAINT municipio_pkey PRIMARY KEY (ibge);
ALTER TABLE municipio ADD CONSTRAINT municipio_slug_key UNIQUE (slug);
ALTER TABLE municipio ADD CONSTRAINT municipio_uf_check CHECK ((uf ~ '^[A-Z]{2}$'::text));
ALTER TABLE numeracao ADD CONSTRAINT numeracao_pkey PRIMARY KEY (municipio, servico, serie, ano);
ALTER TABLE numeracao ADD CONSTRAINT numeracao_ultimo_check CHECK ((ultimo > 0));
ALTER TABLE numero_oficial ADD CONSTRAINT numero_oficial_numero_check CHECK ((numero > 0));
ALTER TABLE numero_oficial ADD CONSTRAINT numero_oficial_pkey PRIMARY KEY (municipio, servico, serie, ano, numero);
ALTER TABLE painel_auto ADD CONSTRAINT painel_auto_pkey PRIMARY KEY (municipio, servico, auto);
ALTER TABLE painel_outorga ADD CONSTRAINT painel_outorga_pkey PRIMARY KEY (municipio, servico, outorga);
ALTER TABLE painel_perda ADD CONSTRAINT painel_perda_pkey PRIMARY KEY (municipio, servico, perda);
ALTER TABLE painel_recolhimento ADD CONSTRAINT painel_recolhimento_pkey PRIMARY KEY (municipio, servico, recolhimento);
ALTER TABLE painel_registro ADD CONSTRAINT painel_registro_pkey PRIMARY KEY (municipio, servico, registro);
ALTER TABLE parametro_atual ADD CONSTRAINT parametro_atual_pkey PRIMARY KEY (municipio, servico, parametro);
ALTER TABLE quota ADD CONSTRAINT quota_municipio_fkey FOREIGN KEY (municipio) REFERENCES municipio(ibge);
ALTER TABLE quota ADD CONSTRAINT quota_pkey PRIMARY KEY (municipio, servico);
ALTER TABLE raiz_diaria ADD CONSTRAINT raiz_diaria_atos_check CHECK ((atos >= 0));
ALTER TABLE raiz_diaria ADD CONSTRAINT raiz_diaria_municipio_fkey FOREIGN KEY (municipio) REFERENCES municipio(ibge);
ALTER TABLE raiz_diaria ADD CONSTRAINT raiz_diaria_pkey PRIMARY KEY (municipio, dia);
ALTER TABLE raiz_diaria ADD CONSTRAINT raiz_diaria_raiz_check CHECK ((octet_length(raiz) = 32));
ALTER TABLE reserva ADD CONSTRAINT reserva_exclusiva PRIMARY KEY (municipio, servico, chave, periodo WITHOUT OVERLAPS);
ALTER TABLE rodada ADD CONSTRAINT rodada_municipio_fkey FOREIGN KEY (municipio) REFERENCES municipio(ibge);
ALTER TABLE rodada ADD CONSTRAINT rodada_pkey PRIMARY KEY (municipio, servico, id);
ALTER TABLE sessao ADD CONSTRAINT sessao_municipio_fkey FOREIGN KEY (municipio) REFERENCES municipio(ibge);
ALTER TABLE sessao ADD CONSTRAINT sessao_municipio_usuario_fkey FOREIGN KEY (municipio, usuario) REFERENCES usuario(municipio, id);
ALTER TABLE sessao ADD CONSTRAINT sessao_pkey PRIMARY KEY (municipio, token_hash);
ALTER TABLE situacao_publica ADD CONSTRAINT situacao_publica_pkey PRIMARY KEY (municipio, servico, placa);
ALTER TABLE soma_do_painel ADD CONSTRAINT soma_do_painel_pkey PRIMARY KEY (municipio, servico, inicio, fim);
ALTER TABLE tentativa_de_entrada ADD CONSTRAINT tentativa_de_entrada_pkey PRIMARY KEY (chave, em);
ALTER TABLE usuario ADD CONSTRAINT usuario_da_pessoa CHECK (((pessoa IS NOT NULL) = (papeis = ARRAY['titular'::text])));
ALTER TABLE usuario ADD CONSTRAINT usuario_login UNIQUE (login);
ALTER TABLE usuario ADD CONSTRAINT usuario_login_check CHECK ((login = lower(login)));
ALTER TABLE usuario ADD CONSTRAINT usuario_municipio_fkey FOREIGN KEY (municipio) REFERENCES municipio(ibge);
ALTER TABLE usuario ADD CONSTRAINT usuario_pkey PRIMARY KEY (municipio, id);
ALTER TABLE usuario_historico ADD CONSTRAINT usuario_historico_municipio_fkey FOREIGN KEY (municipio) REFERENCES municipio(ibge);
ALTER TABLE usuario_historico ADD CONSTRAINT usuario_historico_pkey PRIMARY KEY (municipio, id);
ALTER TABLE veiculo_atual ADD CONSTRAINT veiculo_atual_pkey PRIMARY KEY (municipio, servico, veiculo);
ALTER TABLE vencimento ADD CONSTRAINT vencimento_pkey PRIMARY KEY (municipio, servico, corrente, especie, chave);
ALTER TABLE vinculo ADD CONSTRAINT vinculo_pkey PRIMARY KEY (municipio, servico, de, para);

-- Indexes
CREATE INDEX abertura_restrita_pessoa ON public.abertura_restrita USING btree (municipio, servico, pessoa);
CREATE UNIQUE INDEX agendamento_vaga ON public.agendamento USING btree (municipio, servico, local, dia, hora, vaga) WHERE (desmarcado_em IS NULL);
CREATE UNIQUE INDEX agendamento_veiculo_no_dia ON public.agendamento USING btree (municipio, servico, veiculo, dia) WHERE (desmarcado_em IS NULL);
CREATE INDEX arquivo_da_ficha ON public.arquivo USING btree (municipio, servico, recurso, ficha);
CREATE INDEX ato_registrado_em ON public.ato USING btree (municipio, registrado_em);
CREATE INDEX ato_transacao ON public.ato USING btree (transacao);
CREATE INDEX busca_texto ON public.busca USING gin (texto gin_trgm_ops);
CREATE UNIQUE INDEX conteudo_de_arquivo_aberto ON public.conteudo_de_arquivo USING btree (municipio, sha256) WHERE (chave IS NULL);
CREATE UNIQUE INDEX convite_de_conta_codigo ON public.convite_de_conta USING btree (municipio, codigo_hash);
CREATE INDEX convite_de_conta_pessoa ON public.convite_de_conta USING btree (municipio, pessoa, criado_em);
CREATE INDEX emissao_da_ficha ON public.emissao USING btree (municipio, servico, recurso, ficha, modelo, alvo, emitida_em);
CREATE INDEX entrada_na_conta_usuario ON public.entrada_na_conta USING btree (municipio, usuario, em);
CREATE INDEX importacao_arquivo ON public.importacao USING btree (municipio, servico, arquivo_sha256);
CREATE INDEX indicio_de_perda_desde ON public.indicio_de_perda USING btree (municipio, servico, desde);
CREATE INDEX painel_auto_a_notificar ON public.painel_auto USING btree (municipio, servico) WHERE ((a_notificar <> '[]'::jsonb) OR (em_curso <> '[]'::jsonb));
CREATE INDEX painel_auto_a_restituir ON public.painel_auto USING btree (municipio, servico) WHERE (a_restituir > 0);
CREATE INDEX painel_auto_anterior ON public.painel_auto USING btree (municipio, servico, auto_anterior) WHERE (auto_anterior IS NOT NULL);
CREATE INDEX painel_auto_dispositivo ON public.painel_auto USING btree (municipio, servico, dispositivo, fato_em);
CREATE INDEX painel_auto_etapa ON public.painel_auto USING btree (municipio, servico, etapa, urgente_em, auto) WHERE (etapa IS NOT NULL);
CREATE INDEX painel_auto_fase ON public.painel_auto USING btree (municipio, servico, fase, defesa_ate, recurso_ate);
CREATE INDEX painel_auto_inscritos ON public.painel_auto USING btree (municipio, servico, inscrita_em) WHERE (inscricao IS NOT NULL);
CREATE INDEX painel_auto_novos ON public.painel_auto USING btree (municipio, servico, fato_em DESC NULLS LAST, auto);
CREATE INDEX painel_auto_outorga ON public.painel_auto USING btree (municipio, servico, outorga);
CREATE INDEX painel_auto_periodo ON public.painel_auto USING btree (municipio, servico, fato_em) INCLUDE (dispositivo, fase, resultado, resultado_do_recurso, multa, pago, quitada_em, anulado_em, lavrado_em, notificado_em, ciencia_em, julgado_em, recurso_julgado_em, definitiva_em, latitude, longitude);
CREATE INDEX painel_outorga_situacao ON public.painel_outorga USING btree (municipio, servico, situacao, termo_final);
CREATE INDEX painel_outorga_titular ON public.painel_outorga USING btree (municipio, servico, titular);
CREATE INDEX painel_outorga_veiculo ON public.painel_outorga USING btree (municipio, servico, veiculo);
CREATE INDEX painel_perda_auto ON public.painel_perda USING btree (municipio, servico, auto);
CREATE INDEX painel_perda_situacao ON public.painel_perda USING btree (municipio, servico, situacao);
CREATE INDEX painel_recolhimento_situacao ON public.painel_recolhimento USING btree (municipio, servico, situacao, desde);
CREATE INDEX painel_registro_lista ON public.painel_registro USING btree (municipio, servico, tipo, situacao, prazo);
CREATE INDEX painel_registro_numero ON public.painel_registro USING btree (municipio, servico, numero);
CREATE INDEX painel_registro_outorga ON public.painel_registro USING btree (municipio, servico, outorga) WHERE (outorga IS NOT NULL);
CREATE INDEX reserva_corrente ON public.reserva USING btree (municipio, servico, corrente);
CREATE INDEX rodada_iniciada_em ON public.rodada USING btree (municipio, servico, iniciada_em);
CREATE INDEX sessao_expira_em ON public.sessao USING btree (expira_em);
CREATE INDEX situacao_publica_numero ON public.situacao_publica USING btree (municipio, servico, numero);
CREATE INDEX situacao_publica_outorga ON public.situacao_publica USING btree (municipio, servico, outorga);
CREATE INDEX soma_a_refazer_mes ON public.soma_a_refazer USING btree (municipio, servico, mes);
CREATE INDEX usuario_historico_usuario ON public.usuario_historico USING btree (municipio, usuario);
CREATE UNIQUE INDEX usuario_pessoa ON public.usuario USING btree (municipio, pessoa) WHERE (pessoa IS NOT NULL);
CREATE INDEX veiculo_atual_placa ON public.veiculo_atual USING btree (municipio, servico, placa);
CREATE INDEX vencimento_vence_em ON public.vencimento USING btree (municipio, servico, vence_em);
CREATE INDEX vinculo_para ON public.vinculo USING btree (para, servico, municipio);

-- Functions
CREATE OR REPLACE FUNCTION public.buscar(servico_ text, palavras text[], limite integer)
 RETURNS TABLE(corrente text, tipo text, titulo text, subtitulo text, situacao text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  SELECT b.corrente, b.tipo, b.titulo, b.subtitulo, b.situacao
  FROM busca b
  WHERE b.municipio = municipio_da_transacao() AND b.servico = servico_
    AND b.texto LIKE palavras[1] AND b.texto LIKE ALL (palavras)
  ORDER BY b.tipo, b.titulo, b.corrente
  LIMIT limite
$function$;
CREATE OR REPLACE FUNCTION public.municipio_da_transacao()
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('outorga.municipio'::text, true), ''::text))::integer;
CREATE OR REPLACE FUNCTION public.proteger(tabela regclass, direitos text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', tabela);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', tabela);
  EXECUTE format(
    'CREATE POLICY do_municipio ON %s USING (municipio = municipio_da_transacao()) '
    'WITH CHECK (municipio = municipio_da_transacao())', tabela);
  EXECUTE format('GRANT %s ON %s TO outorga_app', direitos, tabela);
END
$function$;
CREATE OR REPLACE FUNCTION public.proteger_projecao(tabela regclass)
 RETURNS void
 LANGUAGE sql
RETURN proteger(tabela, 'SELECT, INSERT, UPDATE, DELETE'::text);
CREATE OR REPLACE FUNCTION public.recusar_alteracao()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'a tabela % só recebe acréscimos: % recusado', TG_TABLE_NAME, TG_OP
    USING ERRCODE = 'restrict_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'so_acrescimo';
END
$function$;
CREATE OR REPLACE FUNCTION public.registrar_entrada()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO entrada (login, municipio, usuario) VALUES (NEW.login, NEW.municipio, NEW.id)
  ON CONFLICT (login) DO NOTHING;
  RETURN NULL;
END
$function$;
CREATE OR REPLACE FUNCTION public.situacao_da_placa(municipio_ integer, servico_ text, placa_ text)
 RETURNS TABLE(placa text, outorga text, numero text, inicio date, termo_final date, segmentos jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER ROWS 1
 SET search_path TO 'public', 'pg_temp'
AS $function$
  SELECT s.placa, s.outorga, s.numero, s.inicio, s.termo_final, s.segmentos
  FROM situacao_publica s
  WHERE s.municipio = municipio_ AND s.servico = servico_ AND s.placa = placa_
$function$;

-- Triggers
CREATE TRIGGER so_acrescimo BEFORE DELETE OR UPDATE OR TRUNCATE ON public.abertura_restrita FOR EACH STATEMENT EXECUTE FUNCTION recusar_alteracao();
CREATE TRIGGER so_acrescimo BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ato FOR EACH STATEMENT EXECUTE FUNCTION recusar_alteracao();
CREATE TRIGGER so_acrescimo BEFORE DELETE OR UPDATE OR TRUNCATE ON public.emissao FOR EACH STATEMENT EXECUTE FUNCTION recusar_alteracao();
CREATE TRIGGER so_acrescimo BEFORE DELETE OR UPDATE OR TRUNCATE ON public.emissao_revogada FOR EACH STATEMENT EXECUTE FUNCTION recusar_alteracao();
CREATE TRIGGER so_acrescimo BEFORE DELETE OR UPDATE OR TRUNCATE ON public.numero_oficial FOR EACH STATEMENT EXECUTE FUNCTION recusar_alteracao();
CREATE TRIGGER so_acrescimo BEFORE DELETE OR UPDATE OR TRUNCATE ON public.raiz_diaria FOR EACH STATEMENT EXECUTE FUNCTION recusar_alteracao();
CREATE TRIGGER registrar_entrada AFTER INSERT ON public.usuario FOR EACH ROW EXECUTE FUNCTION registrar_entrada();

-- Row-level security
ALTER TABLE abertura_restrita ENABLE FORCE ROW LEVEL SECURITY;
ALTER TABLE agendamento ENABLE FORCE ROW LEVEL SECURITY;
ALTER TABLE arquivo ENABLE FORCE ROW LEVEL SECURITY;
ALTER TABLE ato ENABLE FORCE ROW LEVEL SECURITY;
ALTER TABLE busca ENABLE ROW LEVEL SECURITY;
ALTER TABLE comando ENABLE FORCE ROW LEVEL SECURITY;
ALTER TABLE conteudo_de_arquivo ENABLE FORCE ROW LEVEL SECURITY;
ALTER TABLE convite_de_conta ENABLE FORCE ROW LEVEL SECURITY;
ALTER TABLE corrente ENABLE FORCE ROW LEVEL SECURITY;
ALTER TABLE dado_pessoal ENABLE FORCE ROW LEVEL SECURITY;
ALTER TABLE emissao ENABLE FORCE ROW LEVEL SECURITY;
ALTER TABLE emissao_revogada ENABLE FORCE ROW LEVEL SECURITY;
ALTER TABLE entrada_na_conta ENABLE FORCE ROW LEVEL SECURITY;
ALTER TABLE importacao ENABLE FORCE ROW LEVEL SECURITY;
ALTER TABLE indicio_de_perda ENABLE FORCE ROW LEVEL SECURITY;
ALTER TABLE local_de_vistoria ENABLE FORCE ROW LEVEL SECURITY;
ALTER TABLE numeracao ENABLE FORCE ROW LEVEL SECURITY;
ALTER TABLE numero_oficial ENABLE FORCE ROW LEVEL SECURITY;
ALTER TABLE painel_auto ENABLE FORCE ROW LEVEL SECURITY;
ALTER TABLE painel_outorga ENABLE FORCE ROW LEVEL SECURITY;
ALTER TABLE painel_perda ENABLE FORCE ROW LEVEL SECURITY;
ALTER TABLE painel_recolhimento ENABLE FORCE ROW LEVEL SECURITY;
ALTER TABLE painel_registro ENABLE FORCE ROW LEVEL SECURITY;
ALTER TABLE parametro_atual ENABLE FORCE ROW LEVEL SECURITY;
ALTER TABLE quota ENABLE FORCE ROW LEVEL SECURITY;
ALTER TABLE raiz_diaria ENABLE FORCE ROW LEVEL SECURITY;
ALTER TABLE reserva ENABLE FORCE ROW LEVEL SECURITY;
ALTER TABLE rodada ENABLE FORCE ROW LEVEL SECURITY;
ALTER TABLE sessao ENABLE FORCE ROW LEVEL SECURITY;
ALTER TABLE situacao_publica ENABLE ROW LEVEL SECURITY;
ALTER TABLE soma_a_refazer ENABLE FORCE ROW LEVEL SECURITY;
ALTER TABLE soma_do_painel ENABLE FORCE ROW LEVEL SECURITY;
ALTER TABLE usuario ENABLE FORCE ROW LEVEL SECURITY;
ALTER TABLE usuario_historico ENABLE FORCE ROW LEVEL SECURITY;
ALTER TABLE veiculo_atual ENABLE FORCE ROW LEVEL SECURITY;
ALTER TABLE vencimento ENABLE FORCE ROW LEVEL SECURITY;
ALTER TABLE vinculo ENABLE FORCE ROW LEVEL SECURITY;

-- Policies
CREATE POLICY do_municipio ON abertura_restrita USING ((municipio = municipio_da_transacao())) WITH CHECK ((municipio = municipio_da_transacao()));
CREATE POLICY do_municipio ON agendamento USING ((municipio = municipio_da_transacao())) WITH CHECK ((municipio = municipio_da_transacao()));
CREATE POLICY do_municipio ON arquivo USING ((municipio = municipio_da_transacao())) WITH CHECK ((municipio = municipio_da_transacao()));
CREATE POLICY do_municipio ON ato USING ((municipio = municipio_da_transacao())) WITH CHECK ((municipio = municipio_da_transacao()));
CREATE POLICY do_municipio ON busca USING ((municipio = municipio_da_transacao())) WITH CHECK ((municipio = municipio_da_transacao()));
CREATE POLICY do_municipio ON comando USING ((municipio = municipio_da_transacao())) WITH CHECK ((municipio = municipio_da_transacao()));
CREATE POLICY do_municipio ON conteudo_de_arquivo USING ((municipio = municipio_da_transacao())) WITH CHECK ((municipio = municipio_da_transacao()));
CREATE POLICY do_municipio ON convite_de_conta USING ((municipio = municipio_da_transacao())) WITH CHECK ((municipio = municipio_da_transacao()));
CREATE POLICY do_municipio ON corrente USING ((municipio = municipio_da_transacao())) WITH CHECK ((municipio = municipio_da_transacao()));
CREATE POLICY do_municipio ON dado_pessoal USING ((municipio = municipio_da_transacao())) WITH CHECK ((municipio = municipio_da_transacao()));
CREATE POLICY do_municipio ON emissao USING ((municipio = municipio_da_transacao())) WITH CHECK ((municipio = municipio_da_transacao()));
CREATE POLICY do_municipio ON emissao_revogada USING ((municipio = municipio_da_transacao())) WITH CHECK ((municipio = municipio_da_transacao()));
CREATE POLICY do_municipio ON entrada_na_conta USING ((municipio = municipio_da_transacao())) WITH CHECK ((municipio = municipio_da_transacao()));
CREATE POLICY do_municipio ON importacao USING ((municipio = municipio_da_transacao())) WITH CHECK ((municipio = municipio_da_transacao()));
CREATE POLICY do_municipio ON indicio_de_perda USING ((municipio = municipio_da_transacao())) WITH CHECK ((municipio = municipio_da_transacao()));
CREATE POLICY do_municipio ON local_de_vistoria USING ((municipio = municipio_da_transacao())) WITH CHECK ((municipio = municipio_da_transacao()));
CREATE POLICY do_municipio ON numeracao USING ((municipio = municipio_da_transacao())) WITH CHECK ((municipio = municipio_da_transacao()));
CREATE POLICY do_municipio ON numero_oficial USING ((municipio = municipio_da_transacao())) WITH CHECK ((municipio = municipio_da_transacao()));
CREATE POLICY do_municipio ON painel_auto USING ((municipio = ( SELECT municipio_da_transacao() AS municipio_da_transacao))) WITH CHECK ((municipio = ( SELECT municipio_da_transacao() AS municipio_da_transacao)));
CREATE POLICY do_municipio ON painel_outorga USING ((municipio = municipio_da_transacao())) WITH CHECK ((municipio = municipio_da_transacao()));
CREATE POLICY do_municipio ON painel_perda USING ((municipio = municipio_da_transacao())) WITH CHECK ((municipio = municipio_da_transacao()));
CREATE POLICY do_municipio ON painel_recolhimento USING ((municipio = municipio_da_transacao())) WITH CHECK ((municipio = municipio_da_transacao()));
CREATE POLICY do_municipio ON painel_registro USING ((municipio = municipio_da_transacao())) WITH CHECK ((municipio = municipio_da_transacao()));
CREATE POLICY do_municipio ON parametro_atual USING ((municipio = municipio_da_transacao())) WITH CHECK ((municipio = municipio_da_transacao()));
CREATE POLICY do_municipio ON quota USING ((municipio = municipio_da_transacao())) WITH CHECK ((municipio = municipio_da_transacao()));
CREATE POLICY do_municipio ON raiz_diaria USING ((municipio = municipio_da_transacao())) WITH CHECK ((municipio = municipio_da_transacao()));
CREATE POLICY do_municipio ON reserva USING ((municipio = municipio_da_transacao())) WITH CHECK ((municipio = municipio_da_transacao()));
CREATE POLICY do_municipio ON rodada USING ((municipio = municipio_da_transacao())) WITH CHECK ((municipio = municipio_da_transacao()));
CREATE POLICY do_municipio ON sessao USING ((municipio = municipio_da_transacao())) WITH CHECK ((municipio = municipio_da_transacao()));
CREATE POLICY do_municipio ON situacao_publica USING ((municipio = municipio_da_transacao())) WITH CHECK ((municipio = municipio_da_transacao()));
CREATE POLICY do_municipio ON soma_a_refazer USING ((municipio = municipio_da_transacao())) WITH CHECK ((municipio = municipio_da_transacao()));
CREATE POLICY do_municipio ON soma_do_painel USING ((municipio = municipio_da_transacao())) WITH CHECK ((municipio = municipio_da_transacao()));
CREATE POLICY do_municipio ON usuario USING ((municipio = municipio_da_transacao())) WITH CHECK ((municipio = municipio_da_transacao()));
CREATE POLICY do_municipio ON usuario_historico USING ((municipio = municipio_da_transacao())) WITH CHECK ((municipio = municipio_da_transacao()));
CREATE POLICY do_municipio ON veiculo_atual USING ((municipio = municipio_da_transacao())) WITH CHECK ((municipio = municipio_da_transacao()));
CREATE POLICY do_municipio ON vencimento USING ((municipio = municipio_da_transacao())) WITH CHECK ((municipio = municipio_da_transacao()));
CREATE POLICY do_municipio ON vinculo USING ((municipio = municipio_da_transacao())) WITH CHECK ((municipio = municipio_da_transacao()));

-- Privileges
GRANT INSERT, SELECT ON abertura_restrita TO outorga_app;
GRANT INSERT, SELECT, UPDATE ON agendamento TO outorga_app;
GRANT INSERT, SELECT ON arquivo TO outorga_app;
GRANT INSERT, SELECT ON ato TO outorga_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON busca TO outorga_app;
GRANT INSERT, SELECT ON comando TO outorga_app;
GRANT INSERT, SELECT ON conteudo_de_arquivo TO outorga_app;
GRANT INSERT, SELECT, UPDATE ON convite_de_conta TO outorga_app;
GRANT INSERT, SELECT, UPDATE ON corrente TO outorga_app;
GRANT INSERT, SELECT, UPDATE ON dado_pessoal TO outorga_app;
GRANT INSERT, SELECT ON emissao TO outorga_app;
GRANT INSERT, SELECT ON emissao_revogada TO outorga_app;
GRANT INSERT, SELECT ON entrada TO outorga_app;
GRANT INSERT, SELECT ON entrada_na_conta TO outorga_app;
GRANT INSERT, SELECT, UPDATE ON importacao TO outorga_app;
GRANT INSERT, SELECT, UPDATE ON indice TO outorga_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON indicio_de_perda TO outorga_app;
GRANT INSERT, SELECT, UPDATE ON local_de_vistoria TO outorga_app;
GRANT INSERT, SELECT, UPDATE ON municipio TO outorga_app;
GRANT INSERT, SELECT, UPDATE ON numeracao TO outorga_app;
GRANT INSERT, SELECT ON numero_oficial TO outorga_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON painel_auto TO outorga_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON painel_outorga TO outorga_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON painel_perda TO outorga_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON painel_recolhimento TO outorga_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON painel_registro TO outorga_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON parametro_atual TO outorga_app;
GRANT INSERT, SELECT, UPDATE ON quota TO outorga_app;
GRANT INSERT, SELECT ON raiz_diaria TO outorga_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON reserva TO outorga_app;
GRANT INSERT, SELECT ON rodada TO outorga_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON sessao TO outorga_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON situacao_publica TO outorga_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON soma_a_refazer TO outorga_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON soma_do_painel TO outorga_app;
GRANT DELETE, INSERT, SELECT ON tentativa_de_entrada TO outorga_app;
GRANT INSERT, SELECT, UPDATE ON usuario TO outorga_app;
GRANT INSERT, SELECT ON usuario_historico TO outorga_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON veiculo_atual TO outorga_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON vencimento TO outorga_app;
GRANT INSERT, SELECT ON vinculo TO outorga_app;
