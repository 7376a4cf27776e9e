const ROMANOS = [
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const

function romano(numero: number): string {
  let resto = numero
  let texto = ''
  for (const [valor, letra] of ROMANOS) {
    while (resto >= valor) {
      texto += letra
      resto -= valor
    }
  }
  return texto
}

const ordinal = (n: number): string => (n < 10 ? `${n}º` : String(n))

/** `art20_cpt_inc13_ali1` as a person writes it: `art. 20, XIII, a`. An unknown id comes back as it is. */
export function citar(id: string): string {
  const partes = id.split('_').map((parte) => {
    const [, tipo = '', numero = '', unico] = /^([a-z]+)(\d+(?:-\d+)?)?(u)?$/.exec(parte) ?? []
    const n = Number.parseInt(numero, 10)
    if (tipo === 'art')
      return `art. ${ordinal(n)}${numero.includes('-') ? `-${letra(numero)}` : ''}`
    if (tipo === 'cpt') return ''
    if (tipo === 'par') return unico ? 'parágrafo único' : `§ ${ordinal(n)}`
    if (tipo === 'inc') return romano(n)
    if (tipo === 'ali') return String.fromCharCode(96 + n)
    if (tipo === 'anx') return `Anexo ${romano(n)}`
    if (tipo === 'cap') return `Capítulo ${romano(n)}`
    if (tipo === 'sec') return `Seção ${romano(n)}`
    if (tipo === 'pre') return 'preâmbulo'
    return parte
  })
  return partes.filter(Boolean).join(', ')
}

const letra = (numero: string): string => String.fromCharCode(64 + Number(numero.split('-')[1]))
