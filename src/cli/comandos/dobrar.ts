/** A text cut into lines of at most `largura` columns, at spaces; its own line breaks are kept. */
export function dobrar(texto: string, largura: number): string[] {
  return texto.split('\n').flatMap((paragrafo) => {
    const linhas: string[] = []
    let linha = ''
    for (const palavra of paragrafo.split(' ')) {
      if (linha !== '' && linha.length + 1 + palavra.length > largura) {
        linhas.push(linha)
        linha = palavra
      } else linha = linha === '' ? palavra : `${linha} ${palavra}`
    }
    return [...linhas, linha]
  })
}
