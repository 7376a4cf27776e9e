import type { Pacote } from '#law/pacote.ts'
import { autorDe, citacoesDe, type FichaDaOutorga } from '../fichas.ts'
import { dia, identificador } from '../formato.ts'
import { palavra } from '../palavras.ts'
import { corpoDoAto, impressoDaLei, provisoesEm } from './ato.ts'
import { campo, citacoes, orgao, type Campo, type DadosDoDocumento } from './base.ts'
import { dadosDoLicenciamento } from './selo.ts'
import { camposDoVeiculo } from './veiculo.ts'

export const camposDoTitular = ({ titular, outorga }: FichaDaOutorga, pacote: Pacote): Campo[] => {
  const pessoa = titular.identidade
  return [
    campo('Nome', pessoa?.nome, true),
    campo(
      titular.tipo === 'fisica' ? 'CPF' : 'CNPJ',
      pessoa === undefined ? null : identificador(pessoa.identificador, titular.tipo),
    ),
    campo(palavra(pacote.lei.termos.outorga).Nome, outorga.numero && `nº ${outorga.numero}`),
  ]
}

/** The licence of the period: for whom, with what vehicle, until when, and what was checked for it. */
export function dadosDaLicenca(
  ficha: FichaDaOutorga,
  pacote: Pacote,
): DadosDoDocumento | undefined {
  const licenca = dadosDoLicenciamento(ficha, pacote)
  if (licenca === undefined) return undefined
  const { em, ...titulos } = licenca
  const impresso = impressoDaLei(pacote, 'licenciamento')
  return {
    ...titulos,
    subtitulo: pacote.lei.titulo,
    aviso: null,
    consulta: ficha.outorga.numero ?? ficha.veiculo.placa,
    corpo: corpoDoAto({
      grupos: [
        { titulo: palavra(pacote.lei.termos.titular).Nome, campos: camposDoTitular(ficha, pacote) },
        { titulo: 'Veículo', campos: camposDoVeiculo(ficha.veiculo) },
      ],
      destaque: `Expedido em ${dia(em)}, válido até ${dia(titulos.validoAte ?? em)}`,
      fundamentos: citacoesDe(ficha, 'outorgaLicenciada'),
      provisoes: provisoesEm(pacote, impresso?.fundamentos ?? [], em),
      assinaturas: [{ nome: autorDe(ficha, 'outorgaLicenciada'), papel: orgao(pacote, em) }],
    }),
  }
}

/** A leave that was granted: which, since when, until when, and who may go on working. */
export function dadosDoAfastamento(
  ficha: FichaDaOutorga,
  pacote: Pacote,
): DadosDoDocumento | undefined {
  const leave = ficha.outorga.afastamentos?.findLast((a) => a.situacao === 'concedido')
  if (leave?.ate === undefined) return undefined
  const especie = pacote.prazos.afastamentos?.find((a) => a.id === leave.especie)
  return {
    titulo: `Licença: ${especie?.nome.toLocaleLowerCase('pt-BR') ?? leave.especie}`,
    subtitulo: null,
    aviso: null,
    numero: ficha.outorga.numero ?? null,
    consulta: ficha.outorga.numero ?? ficha.veiculo.placa,
    validoAte: leave.ate,
    corpo: corpoDoAto({
      abertura: `Fica ${palavra(pacote.lei.termos.titular).o} abaixo identificado autorizado a se afastar do serviço no período indicado, findo o qual deve retornar ou requerer o que a lei lhe permite.`,
      grupos: [
        { titulo: palavra(pacote.lei.termos.titular).Nome, campos: camposDoTitular(ficha, pacote) },
        {
          titulo: 'Período',
          campos: [
            campo('Primeiro dia', dia(leave.desde)),
            campo('Último dia', dia(leave.ate)),
            campo('Prorrogações', leave.prorrogacoes > 0 ? leave.prorrogacoes : 'Nenhuma'),
            campo('Auxiliar a qualquer hora', leave.auxiliarAQualquerHora === true ? 'Sim' : 'Não'),
          ],
        },
      ],
      fundamentos: citacoesDe(ficha, 'afastamentoConcedido'),
      provisoes: provisoesEm(pacote, especie?.fundamentos ?? [], leave.desde),
      assinaturas: [
        { nome: autorDe(ficha, 'afastamentoConcedido'), papel: orgao(pacote, leave.desde) },
      ],
    }),
  }
}

/** The vehicle that may stand in while the grant's own is mended. */
export function dadosDoProvisorio(
  ficha: FichaDaOutorga,
  pacote: Pacote,
): DadosDoDocumento | undefined {
  const atual = ficha.outorga.frota?.provisorios.findLast((p) => p.encerradoEm === undefined)
  const veiculo = ficha.provisorios?.find((v) => v.id === atual?.veiculo)
  if (atual === undefined || veiculo === undefined) return undefined
  const regra = pacote.prazos.substituicao?.provisorio
  return {
    titulo: 'Autorização de veículo provisório',
    subtitulo:
      ficha.outorga.numero === undefined
        ? null
        : `${palavra(pacote.lei.termos.outorga).Nome} nº ${ficha.outorga.numero}`,
    aviso: null,
    numero: ficha.outorga.numero ?? null,
    consulta: ficha.outorga.numero ?? veiculo.placa,
    validoAte: atual.ate,
    corpo: corpoDoAto({
      grupos: [
        { titulo: palavra(pacote.lei.termos.titular).Nome, campos: camposDoTitular(ficha, pacote) },
        { titulo: 'Veículo provisório', campos: camposDoVeiculo(veiculo) },
        { titulo: 'Veículo substituído', campos: camposDoVeiculo(ficha.veiculo) },
      ],
      destaque: `De ${dia(atual.desde)} a ${dia(atual.ate)}`,
      tituloDosItens: 'Condição',
      itens: regra?.faixa === undefined ? [] : [`O veículo porta ${regra.faixa.pede}.`],
      fundamentos: citacoes(regra?.fundamentos ?? []),
      provisoes: provisoesEm(pacote, regra?.fundamentos ?? [], atual.desde),
      assinaturas: [
        { nome: autorDe(ficha, 'veiculoProvisorioAutorizado'), papel: orgao(pacote, atual.desde) },
      ],
    }),
  }
}

/** Acts after the grant that change what its term says. */
const ANOTADOS: ReadonlySet<string> = new Set([
  'outorgaProrrogada',
  'outorgaTransferida',
  'veiculoSubstituido',
  'placaAlterada',
  'usoEventualComunicado',
  'usoEventualEncerrado',
])

/** What changed in the term since it was signed, in the order in which it changed. */
export const anotacoes = ({ linha }: FichaDaOutorga) =>
  linha.filter((a) => ANOTADOS.has(a.tipo)).toSorted((a, b) => (a.em < b.em ? -1 : 1))

/** The annotations to the term, in one sheet that goes with it. */
export function dadosDaApostila(
  ficha: FichaDaOutorga,
  pacote: Pacote,
): DadosDoDocumento | undefined {
  const lista = anotacoes(ficha)
  const ultima = lista.at(-1)
  if (ultima === undefined) return undefined
  const termo = palavra(pacote.lei.termos.termoDeOutorga)
  return {
    titulo: impressoDaLei(pacote, 'apostila')?.nome ?? 'Apostila',
    subtitulo: `${termo.Nome}${ficha.outorga.numero === undefined ? '' : ` nº ${ficha.outorga.numero}`}`,
    aviso: null,
    numero: ficha.outorga.numero ?? null,
    consulta: ficha.outorga.numero ?? ficha.veiculo.placa,
    validoAte: ficha.outorga.termoFinal,
    corpo: corpoDoAto({
      abertura: `Anota-se ${termo.ao} o que segue, mantidas as demais condições.`,
      grupos: [
        { titulo: palavra(pacote.lei.termos.titular).Nome, campos: camposDoTitular(ficha, pacote) },
        { titulo: 'Veículo, hoje', campos: camposDoVeiculo(ficha.veiculo) },
      ],
      tituloDosItens: 'Anotações',
      itens: lista.map(
        (a) =>
          `${dia(a.em)}: ${a.frase ?? a.tipo}${a.citacoes.length > 0 ? ` (${a.citacoes.join('; ')})` : ''}`,
      ),
      assinaturas: [{ nome: ultima.autor, papel: orgao(pacote, ultima.em) }],
    }),
  }
}
