-- Users that the municipality itself keeps: a temporary password is changed at the first entry, and
-- each change leaves a trace.

ALTER TABLE usuario ADD COLUMN trocar_senha boolean NOT NULL DEFAULT false;

CREATE TABLE usuario_historico (
  municipio int NOT NULL REFERENCES municipio,
  id uuid NOT NULL DEFAULT uuidv7(),
  usuario text NOT NULL,
  em timestamptz NOT NULL DEFAULT clock_timestamp(),
  por text NOT NULL,
  -- What changed, never a password.
  mudanca jsonb NOT NULL,
  PRIMARY KEY (municipio, id)
);
CREATE INDEX usuario_historico_usuario ON usuario_historico (municipio, usuario);
SELECT proteger('usuario_historico', 'SELECT, INSERT');
