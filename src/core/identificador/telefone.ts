/**
 * A Brazilian telephone number as people write it: `(92) 98765-4321`, `(62) 3601-2345`, and with the
 * country's code `+55 (92) 98765-4321`. Takes it with or without signs; what is no number of ten or
 * eleven digits comes back as it is (0800 numbers, extensions, another country's).
 */
export function formatarTelefone(texto: string): string {
  const escrito = /^\s*(?:\+?(55)[\s-]?)?\(?0?([1-9]\d)\)?[\s-]*(9?\d{4})[\s.-]*(\d{4})\s*$/.exec(
    texto,
  )
  if (escrito === null) return texto
  const [, pais, ddd = '', inicio = '', fim = ''] = escrito
  return `${pais === undefined ? '' : '+55 '}(${ddd}) ${inicio}-${fim}`
}
