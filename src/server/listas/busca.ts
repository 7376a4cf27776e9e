/** The words of a row, of its stream's line in the search table. */
export const BUSCA = (tipo: string, chave: string) =>
  `LEFT JOIN busca b ON b.municipio = l.municipio AND b.servico = l.servico AND b.corrente = '${tipo}:' || l.${chave}`
