-- When what screens read was rebuilt from the acts after this migration: a change of their tables
-- leaves the rows already there without what is new.
ALTER TABLE migracao ADD COLUMN refeita_em timestamptz;
