/** A gap's question after what it is; one that already says that the law is silent says it once. */
export const perguntaDaLacuna = (questao: string): string =>
  /^A lei (não|nada) /.test(questao) ? questao : `A lei não diz: ${questao}`
