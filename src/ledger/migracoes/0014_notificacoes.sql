-- Whom each proceeding must serve now, and what was sent and waits for its proof.
ALTER TABLE painel_auto ADD COLUMN a_notificar jsonb, ADD COLUMN em_curso jsonb;
CREATE INDEX painel_auto_a_notificar ON painel_auto (municipio, servico)
  WHERE a_notificar <> '[]' OR em_curso <> '[]';
