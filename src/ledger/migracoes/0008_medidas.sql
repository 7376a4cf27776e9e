-- Custody of vehicles, loss of grants and certificates, and the grounds of loss that were seen.

CREATE TABLE painel_recolhimento (
  municipio int NOT NULL,
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
  encerrado_em date,
  PRIMARY KEY (municipio, servico, recolhimento)
);
CREATE INDEX painel_recolhimento_situacao ON painel_recolhimento (municipio, servico, situacao, desde);
SELECT proteger_projecao('painel_recolhimento');

CREATE TABLE painel_perda (
  municipio int NOT NULL,
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
  PRIMARY KEY (municipio, servico, perda)
);
CREATE INDEX painel_perda_situacao ON painel_perda (municipio, servico, situacao);
CREATE INDEX painel_perda_auto ON painel_perda (municipio, servico, auto);
SELECT proteger_projecao('painel_perda');

-- `desde` may be still to come: a queue shows the row from that day on.
CREATE TABLE indicio_de_perda (
  municipio int NOT NULL,
  servico text NOT NULL,
  outorga text NOT NULL,
  hipotese text NOT NULL,
  desde date,
  fatos jsonb NOT NULL,
  PRIMARY KEY (municipio, servico, outorga, hipotese)
);
CREATE INDEX indicio_de_perda_desde ON indicio_de_perda (municipio, servico, desde);
SELECT proteger_projecao('indicio_de_perda');

-- What a final decision imposed and a person must still carry out.
ALTER TABLE painel_auto ADD COLUMN penalidades jsonb;
