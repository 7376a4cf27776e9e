-- What becomes of a final fine: paid in full, inscribed as active debt, prescribed, given back.
ALTER TABLE painel_auto
  ADD COLUMN quitada_em date,
  ADD COLUMN prescrita_em date,
  ADD COLUMN a_restituir bigint,
  ADD COLUMN devedor text,
  ADD COLUMN inscricao text,
  ADD COLUMN inscrita_em date,
  ADD COLUMN valor_inscrito bigint,
  ADD COLUMN inscricao_cancelada_em date;
-- Until payments in parts came, what was received was the whole fine.
UPDATE painel_auto SET quitada_em = coalesce(definitiva_em, fato_em) WHERE pago > 0;

ALTER TABLE painel_auto DROP COLUMN etapa;
ALTER TABLE painel_auto
  ADD COLUMN etapa text GENERATED ALWAYS AS (CASE
    WHEN anulado_em IS NOT NULL THEN NULL
    WHEN fase <> 'definitivo' AND prescrita_em IS NOT NULL THEN NULL
    WHEN fase = 'lavrado' THEN 'notificar'
    WHEN fase = 'notificado' THEN 'ciencia'
    WHEN fase = 'em-defesa' THEN 'defesa'
    WHEN fase IN ('defendido', 'revel') THEN 'julgar'
    WHEN fase = 'julgado-procedente' THEN 'comunicar'
    WHEN fase = 'em-recurso' THEN 'recurso'
    WHEN fase = 'recorrido' THEN 'julgar-recurso'
    WHEN fase = 'recurso-julgado' THEN 'certificar'
    WHEN fase = 'definitivo' AND multa > 0 AND quitada_em IS NULL AND prescrita_em IS NULL
      THEN 'receber'
  END) STORED;

CREATE INDEX painel_auto_etapa ON painel_auto (municipio, servico, etapa, urgente_em, auto)
  WHERE etapa IS NOT NULL;
CREATE INDEX painel_auto_a_restituir ON painel_auto (municipio, servico)
  WHERE a_restituir > 0;
CREATE INDEX painel_auto_inscritos ON painel_auto (municipio, servico, inscrita_em)
  WHERE inscricao IS NOT NULL;
-- The panel counts a fine as paid once nothing of it is owed.
DROP INDEX painel_auto_periodo;
CREATE INDEX painel_auto_periodo ON painel_auto (municipio, servico, fato_em)
  INCLUDE (dispositivo, fase, resultado, resultado_do_recurso, multa, pago, quitada_em, anulado_em,
    lavrado_em, notificado_em, ciencia_em, julgado_em, recurso_julgado_em, definitiva_em, latitude,
    longitude);
