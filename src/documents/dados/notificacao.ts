import { formatarPlaca } from '#core/identificador/placa.ts'
import type { Pacote } from '#law/pacote.ts'
import { autorDe, type FichaDaAutuacao } from '../fichas.ts'
import { dia, instante } from '../formato.ts'
import { duracaoPorExtenso, palavra } from '../palavras.ts'
import { avisoDoAuto, consultaDoAuto, provisao } from './auto.ts'
import { campo, citacoes, orgao, type DadosDoDocumento } from './base.ts'

/** The notice that opens the term for defence: what was recorded, how long, and before whom. */
export function dadosDaNotificacao(ficha: FichaDaAutuacao, pacote: Pacote): DadosDoDocumento {
  const { auto } = ficha
  const { processo, prazos, lei } = pacote
  return {
    titulo: 'Notificação de autuação',
    subtitulo: auto.processo === undefined ? null : `Processo nº ${auto.processo}`,
    aviso: avisoDoAuto(ficha),
    numero: auto.processo ?? auto.numero ?? null,
    consulta: consultaDoAuto(ficha),
    corpo: {
      destinatarios: ficha.responsaveis.map((r) => r.nome),
      auto: palavra(lei.termos.auto),
      numeroDoAuto: auto.numero ?? '(sem número)',
      fatos: [
        campo('Data e hora', instante(auto.momento, lei.municipio.fuso)),
        campo('Placa', auto.placa === undefined ? null : formatarPlaca(auto.placa)),
        campo('Local', auto.local, true),
        campo('Descrição', auto.descricao, true),
      ],
      provisao: provisao(ficha),
      defesa: {
        prazo: duracaoPorExtenso(processo.defesa.prazo),
        orgao: orgao(pacote, auto.notificadoEm ?? auto.lavradoEm, processo.primeiraInstancia.orgao),
        ciencia: auto.cienciaEm === undefined ? null : dia(auto.cienciaEm),
        ate: auto.defesaAte === undefined ? null : dia(auto.defesaAte),
        prorroga: prazos.contagem.prorrogaEmDiaNaoUtil,
        citacoes: citacoes(processo.defesa.fundamentos),
      },
      revelia: citacoes(processo.revelia.fundamentos),
      assinaturas: [
        {
          nome: autorDe(ficha, 'autuacaoNotificada'),
          papel: orgao(pacote, auto.notificadoEm ?? auto.lavradoEm),
        },
        { nome: null, papel: 'Ciência do notificado, em ____/____/______' },
      ],
    },
  }
}
