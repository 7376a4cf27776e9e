import type { Outorga, Verificacao } from '#core/outorga/outorga.ts'
import type { Pacote } from '#law/pacote.ts'
import { autorDe, citacoesDe, type FichaDaOutorga } from '../fichas.ts'
import { dia, identificador } from '../formato.ts'
import { nomeDe, palavra } from '../palavras.ts'
import { campo, citacoes, orgao, type DadosDoDocumento } from './base.ts'
import { camposDoVeiculo } from './veiculo.ts'

/** The term of the grant: who, with what vehicle, until when, and what was checked to give it. */
export function dadosDoTermo(ficha: FichaDaOutorga, pacote: Pacote): DadosDoDocumento {
  const { outorga, titular } = ficha
  const { termos, municipio } = pacote.lei
  const pessoa = titular.identidade
  const termo = palavra(termos.termoDeOutorga)
  return {
    titulo: outorga.numero === undefined ? termo.Nome : `${termo.Nome} nº ${outorga.numero}`,
    subtitulo: pacote.lei.titulo,
    aviso: null,
    numero: outorga.numero ?? null,
    consulta: outorga.numero ?? ficha.veiculo.placa,
    validoAte: outorga.termoFinal,
    corpo: {
      termo,
      outorga: palavra(termos.outorga),
      titular: palavra(termos.titular),
      pessoa: [
        campo('Nome', pessoa?.nome, true),
        campo(
          titular.tipo === 'fisica' ? 'CPF' : 'CNPJ',
          pessoa === undefined ? null : identificador(pessoa.identificador, titular.tipo),
        ),
        campo(
          'Domicílio',
          titular.municipioDoDomicilio === municipio.ibge
            ? `${municipio.nome} — ${municipio.uf}`
            : `Município de código IBGE ${titular.municipioDoDomicilio}`,
        ),
      ],
      veiculo: camposDoVeiculo(ficha.veiculo),
      prazo: [
        campo('Início', outorga.inicio === undefined ? null : dia(outorga.inicio)),
        campo(
          'Termo final',
          outorga.termoFinal === undefined ? 'Não fixado pela lei' : dia(outorga.termoFinal),
        ),
        ...(outorga.prorrogacoes > 0 ? [campo('Prorrogações', outorga.prorrogacoes)] : []),
      ],
      clausula: clausulaDaSubstituicao(outorga, termo.nome),
      averbacoes: (outorga.averbacoes ?? []).map(
        (a) =>
          `Averbada em ${dia(a.em)} a transferência parcial${a.numero === undefined ? '' : `, pelo termo nº ${a.numero},`} a outra pessoa.`,
      ),
      fundamentos: citacoesDe(ficha, 'outorgaConcedida'),
      condutores: ficha.condutores
        .filter((c) => c.baixadoEm === undefined)
        .map((c) => ({
          nome: c.nome,
          funcao: nomeDe(c.funcao),
          registro: c.numero ?? '—',
          ate: c.certificadoAte === undefined ? '—' : dia(c.certificadoAte),
        })),
      requisitos: requisitos(ficha, pacote),
      assinaturas: [
        {
          nome: autorDe(ficha, 'outorgaConcedida'),
          papel: orgao(pacote, ficha.outorga.inicio ?? ficha.em),
        },
        { nome: pessoa?.nome ?? null, papel: palavra(termos.titular).Nome },
      ],
    },
  }
}

/** The clause that names the term replaced by transfer; null when there is none. */
function clausulaDaSubstituicao({ substitui }: Outorga, termo: string): string | null {
  if (substitui === undefined) return null
  const qual = substitui.numero === undefined ? 'anterior' : `nº ${substitui.numero}`
  return `Este ${termo} substitui o ${termo} ${qual}, por transferência ${substitui.parcial === true ? 'parcial' : 'total'}, e quem o assina se compromete a cumprir todas as suas obrigações.`
}

function requisitos(ficha: FichaDaOutorga, pacote: Pacote): { pede: string; citacoes: string }[] {
  const concessao = ficha.linha.find((a) => a.tipo === 'outorgaConcedida')?.dados
  const verificacoes =
    concessao !== undefined && 'verificacoes' in concessao
      ? (concessao.verificacoes as readonly Verificacao[])
      : []
  return verificacoes
    .filter((v) => v.atendido)
    .map((v) => ({
      pede: pacote.requisitos.find((r) => r.id === v.requisito)?.pede ?? v.requisito,
      citacoes: citacoes(v.fundamentos).join('; '),
    }))
}
