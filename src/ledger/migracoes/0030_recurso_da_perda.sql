-- Whether the appeal keeps a loss from taking effect, what was decided on it waits to be known, and it
-- won: what may be put into effect or must be undone today.
ALTER TABLE painel_perda
  ADD COLUMN recurso_segura boolean,
  ADD COLUMN espera_ciencia boolean,
  ADD COLUMN recurso_provido boolean;
