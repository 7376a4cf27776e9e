import { citar } from '#core/mensagens/citar.ts'
import { formatarPlaca } from '#core/identificador/placa.ts'
import type { Pacote } from '#law/pacote.ts'
import type { FichaDaOutorga } from '../fichas.ts'
import { dia, identificador } from '../formato.ts'
import { nomeDe, palavra } from '../palavras.ts'
import { campo, orgao, type DadosDoDocumento } from './base.ts'

/** How the grant stands on the day of the file, with its reasons and the records against it. */
export function dadosDaCertidao(
  ficha: FichaDaOutorga,
  pacote: Pacote,
): DadosDoDocumento | undefined {
  const { outorga, titular, veiculo, situacao } = ficha
  if (situacao === null) return undefined
  const { termos } = pacote.lei
  const licenca = ficha.licenciamento.licenciamentos.at(-1)
  const vistoria = ficha.vistorias.realizadas.findLast((v) => v.resultado === 'aprovada')
  const pessoa = titular.identidade
  return {
    titulo: situacao.regular ? 'Certidão de regularidade' : 'Certidão de situação',
    subtitulo:
      outorga.numero === undefined ? null : `${palavra(termos.outorga).Nome} nº ${outorga.numero}`,
    aviso: null,
    numero: outorga.numero ?? null,
    consulta: outorga.numero ?? veiculo.placa,
    corpo: {
      em: dia(ficha.em),
      titular: palavra(termos.titular),
      situacao: situacaoEmDestaque(situacao),
      fatos: [
        campo('Nome', pessoa?.nome, true),
        campo(
          titular.tipo === 'fisica' ? 'CPF' : 'CNPJ',
          pessoa === undefined ? null : identificador(pessoa.identificador, titular.tipo),
        ),
        campo('Situação desde', dia(situacao.desde)),
        campo('Placa', formatarPlaca(veiculo.placa)),
        campo('Veículo', `${veiculo.marca} ${veiculo.modelo}, ${veiculo.anoFabricacao}`),
        campo('Início', outorga.inicio === undefined ? null : dia(outorga.inicio)),
        campo('Termo final', outorga.termoFinal === undefined ? null : dia(outorga.termoFinal)),
        campo(
          'Vistoria válida até',
          vistoria?.validaAte === undefined ? null : dia(vistoria.validaAte),
        ),
        campo(
          `${palavra(termos.licenciamento).Nome} até`,
          licenca === undefined ? null : dia(licenca.validoAte),
        ),
      ],
      motivos: situacao.motivos.map(({ frase, citacoes }) => ({
        frase,
        // The phrase may say it already.
        citacoes: citacoes.filter((c) => !frase.includes(c)).join('; '),
      })),
      autos: ficha.autos.map((a) => ({
        numero: a.numero ?? '—',
        em: dia(a.fatoEm),
        dispositivo: citar(a.dispositivo),
        fase: a.anuladoEm === undefined ? nomeDe(a.fase) : 'Anulado',
      })),
      assinaturas: [{ nome: null, papel: orgao(pacote, ficha.em) }],
    },
  }
}

/** `IRREGULAR — Suspensa`; the bare word when the situation is no more than that. */
function situacaoEmDestaque({
  regular,
  situacao,
}: NonNullable<FichaDaOutorga['situacao']>): string {
  const nome = nomeDe(situacao)
  if (regular) return 'REGULAR'
  return nome.toLowerCase() === 'irregular' ? 'IRREGULAR' : `IRREGULAR — ${nome}`
}
