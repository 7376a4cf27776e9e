-- What the board of proceedings and the manager's panel count: the stages of each record, how it
-- ended, and where it was. Rows written before fill when the tables are rebuilt.

ALTER TABLE painel_auto
  ADD COLUMN local text,
  ADD COLUMN latitude double precision,
  ADD COLUMN longitude double precision,
  ADD COLUMN notificado_em date,
  ADD COLUMN julgado_em date,
  ADD COLUMN resultado text,
  ADD COLUMN ciencia_da_decisao_em date,
  ADD COLUMN recurso_julgado_em date,
  ADD COLUMN resultado_do_recurso text;

-- All that the panel adds up of a period, without going to the table.
CREATE INDEX painel_auto_periodo ON painel_auto (municipio, servico, fato_em)
  INCLUDE (dispositivo, fase, resultado, resultado_do_recurso, multa, pago, anulado_em, lavrado_em,
    notificado_em, ciencia_em, julgado_em, recurso_julgado_em, definitiva_em, latitude, longitude);
CREATE INDEX painel_auto_dispositivo ON painel_auto (municipio, servico, dispositivo, fato_em);
-- Final fines still unpaid: few among many that were.
CREATE INDEX painel_auto_a_receber ON painel_auto (municipio, servico, definitiva_em)
  WHERE fase = 'definitivo' AND multa > 0 AND pago = 0 AND anulado_em IS NULL;

-- The municipality of the transaction is asked once a statement, not once a row.
DROP POLICY do_municipio ON painel_auto;
CREATE POLICY do_municipio ON painel_auto
  USING (municipio = (SELECT municipio_da_transacao()))
  WITH CHECK (municipio = (SELECT municipio_da_transacao()));
