-- A number of the body's own papers (a queue's protocol, an expedient, a complaint) is looked up
-- by itself; the other numbers are rows of `busca`, which the rebuild after this migration writes.
CREATE INDEX painel_registro_numero ON painel_registro (municipio, servico, numero);
