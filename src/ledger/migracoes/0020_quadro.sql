-- The stage of the proceeding and the day that makes it urgent, as the board shows them: worked out
-- from the row itself, so that every column of the board is read in order from one index.
ALTER TABLE painel_auto
  ADD COLUMN etapa text GENERATED ALWAYS AS (CASE
    WHEN anulado_em IS NOT NULL THEN NULL
    WHEN fase = 'lavrado' THEN 'notificar'
    WHEN fase = 'notificado' THEN 'ciencia'
    WHEN fase = 'em-defesa' THEN 'defesa'
    WHEN fase IN ('defendido', 'revel') THEN 'julgar'
    WHEN fase = 'julgado-procedente' THEN 'comunicar'
    WHEN fase = 'em-recurso' THEN 'recurso'
    WHEN fase = 'recorrido' THEN 'julgar-recurso'
    WHEN fase = 'recurso-julgado' THEN 'certificar'
    WHEN fase = 'definitivo' AND multa > 0 AND pago = 0 THEN 'receber'
  END) STORED,
  ADD COLUMN urgente_em date GENERATED ALWAYS AS (CASE
    WHEN fase IN ('lavrado', 'notificado') THEN lavrado_em
    WHEN fase IN ('em-defesa', 'defendido', 'revel') THEN defesa_ate
    WHEN fase = 'julgado-procedente' THEN julgado_em
    WHEN fase IN ('em-recurso', 'recorrido') THEN recurso_ate
    WHEN fase = 'recurso-julgado' THEN recurso_julgado_em
    ELSE definitiva_em
  END) STORED;

CREATE INDEX painel_auto_etapa ON painel_auto (municipio, servico, etapa, urgente_em, auto)
  WHERE etapa IS NOT NULL;
DROP INDEX painel_auto_a_receber;
-- The list, the newest fact first, as it asks for it.
CREATE INDEX painel_auto_novos ON painel_auto
  (municipio, servico, fato_em DESC NULLS LAST, auto);
