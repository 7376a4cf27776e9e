-- Papers that the law wants handed over and that nobody received yet, and since when.
ALTER TABLE painel_outorga
  ADD COLUMN a_entregar int NOT NULL DEFAULT 0,
  ADD COLUMN entregar_desde date;
