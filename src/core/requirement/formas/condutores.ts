import type { Condutor } from '../../condutor/condutor.ts'
import type { Dia } from '../../calendar/dia.ts'
import { condutorAtivo } from '../../condutor/vigencia.ts'
import { valorEm } from '../../lei/valorEm.ts'
import { depoisDe, passaComValorFuturo } from '../ajuda.ts'
import type { Compilador, Pergunta } from '../tipos.ts'

const inscritos = (p: Pergunta): readonly Condutor[] =>
  p.fatos.outorga === undefined ? [] : p.fatos.mundo.condutoresDaOutorga(p.fatos.outorga.id)

/**
 * No more than so many drivers of the function for the grant, the one who asks included. A driver
 * whom an old record has in a function that the law closes drives all the same, and is counted as
 * one of the only other function that the law has beside the holder's own.
 */
export const maximoDeCondutores: Compilador<'maximo-de-condutores'> =
  (exige, base) => (marco, dia) => {
    const daLei = base.pacote.lei.condutores?.funcoes
    const outras = daLei?.filter((f) => f !== 'titular')
    const contam = (c: Condutor): boolean =>
      c.funcao === exige.funcao ||
      (daLei?.includes(c.funcao) === false && outras?.length === 1 && outras[0] === exige.funcao)
    const vigente = valorEm<number>(exige.maximo, marco)
    if (vigente === undefined) return undefined
    const maximo = vigente.valor
    return (p) => {
      const candidato = p.fatos.condutor
      if (candidato !== undefined && candidato.funcao !== exige.funcao) return undefined
      let total = candidato === undefined ? 0 : 1
      for (const c of inscritos(p))
        if (contam(c) && c.id !== candidato?.id && condutorAtivo(c, dia)) total++
      const fato = { condutores: total, maximo }
      if (total <= maximo) return { fato, desde: vigente.desde }
      const passaEm = passaComValorFuturo<number>(exige.maximo, marco, base, (v) => total <= v)
      const dados = { maximo, funcao: exige.funcao }
      return {
        recusa: { codigo: 'condutor.maximo', passaEm, dados },
        fato,
        mudaEm: passaEm,
        desde: vigente.desde,
      }
    }
  }

const certificado = (ate: Dia | undefined, dia: Dia, codigo: string) => {
  const fato = ate === undefined ? { inscrito: true } : { inscrito: true, certificadoAte: ate }
  return ate !== undefined && ate < dia
    ? { recusa: { codigo, dados: { certificadoAte: ate } }, fato }
    : { fato, mudaEm: depoisDe(ate) }
}

/**
 * In the drivers' register for this grant, with a certificate valid on the day. Asked of the grant,
 * one driver is enough; asked of the drivers, a grant without any is refused.
 */
export const condutorInscrito: Compilador<'condutor-inscrito'> = (_exige, base) => {
  const nenhum = {
    recusa: { codigo: `${base.quem}.nao-inscrito`, falta: 'condutor' },
    fato: { inscrito: false },
  }
  const vencido = `${base.quem}.certificado-vencido`
  return (_marco, dia) => (p) => {
    if (p.condutor !== undefined && base.requisito.sujeito === 'condutor') {
      return certificado(p.condutor.certificadoAte, dia, vencido)
    }
    const meus = inscritos(p).filter(
      (c) =>
        condutorAtivo(c, dia) &&
        (base.requisito.sujeito !== 'titular' || c.pessoa === p.pessoa?.id),
    )
    const melhor = meus.toSorted((a, b) =>
      (a.certificadoAte ?? '9999') < (b.certificadoAte ?? '9999') ? 1 : -1,
    )[0]
    return melhor === undefined ? nenhum : certificado(melhor.certificadoAte, dia, vencido)
  }
}
