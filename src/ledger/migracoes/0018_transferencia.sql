-- Transfers to decide and to sign, and the holder's death with the term to tell it, as work queues look at them.

ALTER TABLE painel_outorga
  ADD COLUMN transferencia text,
  ADD COLUMN transferencia_em date,
  ADD COLUMN obito_em date,
  ADD COLUMN obito_ate date,
  ADD COLUMN obito_tempestivo boolean;
