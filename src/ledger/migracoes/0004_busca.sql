-- `LIKE ALL` of an array reads no index: the first pattern, the longest, now stands by itself.
CREATE OR REPLACE FUNCTION buscar(servico_ text, palavras text[], limite int)
  RETURNS TABLE (corrente text, tipo text, titulo text, subtitulo text, situacao text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT b.corrente, b.tipo, b.titulo, b.subtitulo, b.situacao
  FROM busca b
  WHERE b.municipio = municipio_da_transacao() AND b.servico = servico_
    AND b.texto LIKE palavras[1] AND b.texto LIKE ALL (palavras)
  ORDER BY b.tipo, b.titulo, b.corrente
  LIMIT limite
$$;
