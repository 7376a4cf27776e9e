-- Penalties of a record that still stand, and the earlier record on which its recidivism leans.
ALTER TABLE painel_auto
  ADD COLUMN penalidades_que_restam jsonb,
  ADD COLUMN auto_anterior text;
CREATE INDEX painel_auto_anterior ON painel_auto (municipio, servico, auto_anterior)
  WHERE auto_anterior IS NOT NULL;
-- Proposals to end a grant are cases of loss, in painel_perda.
ALTER TABLE painel_outorga DROP COLUMN proposta_em;
