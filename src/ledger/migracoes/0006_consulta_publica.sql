-- The public look-up as one plain statement: through plpgsql, with the municipality set on the way,
-- it cost more than twice the row itself. The owner's function alone reads past row-level security,
-- in a table without personal data and only rows of the municipality and plate that it is given.
ALTER TABLE situacao_publica NO FORCE ROW LEVEL SECURITY;
CREATE OR REPLACE FUNCTION situacao_da_placa(municipio_ int, servico_ text, placa_ text)
  RETURNS TABLE (placa text, outorga text, numero text, inicio date, termo_final date,
    segmentos jsonb)
  LANGUAGE sql STABLE SECURITY DEFINER ROWS 1 SET search_path = public, pg_temp AS $$
  SELECT s.placa, s.outorga, s.numero, s.inicio, s.termo_final, s.segmentos
  FROM situacao_publica s
  WHERE s.municipio = municipio_ AND s.servico = servico_ AND s.placa = placa_
$$;
REVOKE ALL ON FUNCTION situacao_da_placa FROM PUBLIC;
GRANT EXECUTE ON FUNCTION situacao_da_placa TO outorga_app;
