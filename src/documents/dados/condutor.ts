import { formatarPlaca } from '#core/identificador/placa.ts'
import type { Condutor } from '#core/condutor/condutor.ts'
import type { Pacote } from '#law/pacote.ts'
import type { FichaDaOutorga } from '../fichas.ts'
import { dia } from '../formato.ts'
import { nomeDe, palavra } from '../palavras.ts'
import { corpoDoAto, impressoDaLei, provisoesEm } from './ato.ts'
import { campo, citacoes, orgao, type DadosDoDocumento } from './base.ts'

type CondutorImpresso = Condutor & Readonly<{ nome: string }>

/** Whether the law gives that paper to this driver, who is still registered. */
export const recebeImpresso = (
  pacote: Pacote,
  modelo: 'certificado-de-condutor' | 'cracha',
  c: Condutor,
): boolean => {
  const impresso = impressoDaLei(pacote, modelo)
  return (
    impresso !== undefined &&
    c.baixadoEm === undefined &&
    (impresso.funcoes === undefined || impresso.funcoes.includes(c.funcao))
  )
}

const condutorDe = (
  ficha: FichaDaOutorga,
  alvo: string | undefined,
): CondutorImpresso | undefined => ficha.condutores.find((c) => c.id === alvo)

const jornadaDe = ({ jornada }: Condutor): string | undefined =>
  jornada && `das ${jornada.inicio} às ${jornada.fim}`

/** The paper that lets a driver work, under the name that the law gives it. */
export function dadosDoCertificado(
  ficha: FichaDaOutorga,
  pacote: Pacote,
  alvo: string | undefined,
): DadosDoDocumento | undefined {
  const c = condutorDe(ficha, alvo)
  const impresso = impressoDaLei(pacote, 'certificado-de-condutor')
  if (c === undefined || impresso === undefined) return undefined
  const { termos, servico } = pacote.lei
  return {
    titulo: c.numero === undefined ? impresso.nome : `${impresso.nome} nº ${c.numero}`,
    subtitulo: pacote.lei.titulo,
    aviso: null,
    numero: c.numero ?? null,
    consulta: ficha.outorga.numero ?? ficha.veiculo.placa,
    validoAte: c.certificadoAte,
    corpo: corpoDoAto({
      abertura: `Fica habilitada a pessoa abaixo a conduzir no serviço de ${servico.nome.toLocaleLowerCase('pt-BR')}, n${palavra(termos.outorga).o} e nas condições indicadas.`,
      grupos: [
        {
          titulo: 'Condutor',
          campos: [
            campo('Nome', c.nome, true),
            campo('Função', nomeDe(c.funcao)),
            campo('Registro', c.numero),
            campo('Inscrito em', dia(c.desde)),
            campo('Jornada', jornadaDe(c) ?? (c.funcao === 'auxiliar' ? 'Não fixada' : '—')),
          ],
        },
        {
          titulo: palavra(termos.outorga).Nome,
          campos: [
            campo(palavra(termos.titular).Nome, ficha.titular.identidade?.nome, true),
            campo('Número', ficha.outorga.numero),
            campo('Placa', formatarPlaca(ficha.veiculo.placa)),
          ],
        },
      ],
      destaque:
        c.certificadoAte === undefined
          ? 'Sem termo final fixado'
          : `Válido até ${dia(c.certificadoAte)}`,
      fundamentos: citacoes(impresso.fundamentos),
      provisoes: provisoesEm(pacote, impresso.fundamentos, ficha.em),
      assinaturas: [{ nome: null, papel: orgao(pacote, c.desde) }],
    }),
  }
}

/** The driver's badge, with the hours that the law wants on it; a card of ID-1 size. */
export function dadosDoCracha(
  ficha: FichaDaOutorga,
  pacote: Pacote,
  alvo: string | undefined,
): DadosDoDocumento | undefined {
  const c = condutorDe(ficha, alvo)
  const impresso = impressoDaLei(pacote, 'cracha')
  if (c === undefined || impresso === undefined) return undefined
  const { termos } = pacote.lei
  return {
    titulo: impresso.nome,
    subtitulo: null,
    aviso: null,
    numero: c.numero ?? null,
    consulta: ficha.outorga.numero ?? ficha.veiculo.placa,
    validoAte: c.certificadoAte,
    corpo: {
      foto: true,
      principal: { rotulo: nomeDe(c.funcao), valor: c.nome },
      fatos: [
        { rotulo: 'Registro', valor: c.numero ?? '—' },
        { rotulo: palavra(termos.outorga).Nome, valor: ficha.outorga.numero ?? '—' },
        { rotulo: 'Placa', valor: formatarPlaca(ficha.veiculo.placa) },
        { rotulo: 'Jornada', valor: jornadaDe(c) ?? 'não fixada' },
      ],
      validade:
        c.certificadoAte === undefined
          ? `Desde ${dia(c.desde)}`
          : `Válido até ${dia(c.certificadoAte)}`,
      provisoes: provisoesEm(pacote, impresso.fundamentos, ficha.em),
      verso: [`${palavra(termos.titular).Nome}: ${ficha.titular.identidade?.nome ?? '—'}`],
    },
  }
}

/** The holder's card, to be carried at work; ID-1 size. */
export function dadosDoCartao(ficha: FichaDaOutorga, pacote: Pacote): DadosDoDocumento | undefined {
  const impresso = impressoDaLei(pacote, 'cartao-do-titular')
  if (impresso === undefined) return undefined
  const { outorga, titular, veiculo } = ficha
  const licenca = ficha.licenciamento.licenciamentos.at(-1)
  return {
    titulo: impresso.nome,
    subtitulo: null,
    aviso: null,
    numero: outorga.numero ?? null,
    consulta: outorga.numero ?? veiculo.placa,
    validoAte: outorga.termoFinal,
    corpo: {
      foto: titular.tipo === 'fisica',
      principal: {
        rotulo: palavra(pacote.lei.termos.titular).Nome,
        valor: titular.identidade?.nome ?? '—',
      },
      fatos: [
        { rotulo: palavra(pacote.lei.termos.outorga).Nome, valor: outorga.numero ?? '—' },
        { rotulo: 'Placa', valor: formatarPlaca(veiculo.placa) },
        { rotulo: 'Veículo', valor: `${veiculo.marca} ${veiculo.modelo}` },
        { rotulo: 'Licenciado até', valor: licenca === undefined ? '—' : dia(licenca.validoAte) },
      ],
      validade:
        outorga.termoFinal === undefined
          ? `Desde ${dia(outorga.inicio ?? ficha.em)}`
          : `Válido até ${dia(outorga.termoFinal)}`,
      provisoes: provisoesEm(pacote, impresso.fundamentos, ficha.em),
      verso: [],
    },
  }
}
