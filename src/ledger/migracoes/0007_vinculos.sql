-- Led by the municipality it looked, to a planner without statistics (a table just filled), as good as
-- the key for finding links by their other end, and the whole service was read at each step.
DROP INDEX vinculo_para;
CREATE INDEX vinculo_para ON vinculo (para, servico, municipio);
