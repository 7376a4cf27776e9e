/** Where an account joins a file to a proceeding of its own. */
export const JUNTAR_NA_CONTA = '/api/v1/:municipio/:servico/conta/:recurso/:id/arquivos'
