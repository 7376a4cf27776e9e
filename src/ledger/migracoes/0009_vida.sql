-- Leaves, the vehicle's replacement and proposals to end a grant, as work queues look at them.

ALTER TABLE painel_outorga
  ADD COLUMN afastamento text,
  ADD COLUMN afastado_ate date,
  ADD COLUMN substituir_ate date,
  ADD COLUMN a_descaracterizar int,
  ADD COLUMN proposta_em date;
