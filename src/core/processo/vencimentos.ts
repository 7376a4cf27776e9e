import { corrente } from '../ato.ts'
import { vencimentosDaLeitura } from '../notificacao/leitura.ts'
import type { EspecieDeVencimento } from '../vencimento/vencimento.ts'
import { emCurso } from './ciencias.ts'

/**
 * The terms that run against who was cited. Without a defence the default follows by itself where
 * the pack says so (a timely defence recorded later undoes it). That a decision became final is
 * certified by a person: an appeal may be on its way, and nothing undoes the certificate.
 */
export const vencimentosDoProcesso: readonly EspecieDeVencimento[] = [
  {
    especie: 'defesa',
    nome: 'Prazos de defesa',
    dono: 'auto',
    avisos: [7],
    papeis: ['gestor'],
    vencimentos(id, mundo, { pacote: { processo } }) {
      const a = mundo.auto(id)
      if (a?.fase !== 'em-defesa' || a.defesaAte === undefined || a.anuladoEm !== undefined)
        return []
      return [
        {
          chave: '',
          nome: 'Prazo de defesa',
          venceEm: a.defesaAte,
          papeis: [...new Set([...processo.preparam, ...processo.primeiraInstancia.papeis])],
          fundamentos: [...processo.defesa.fundamentos, ...processo.revelia.fundamentos].filter(
            (f, n, todos) => todos.indexOf(f) === n,
          ),
          lacuna: processo.revelia.lacuna,
          comando:
            processo.revelia.peloDecurso === true
              ? {
                  nome: 'decretarRevelia',
                  corrente: corrente('auto', id),
                  dados: {},
                  efeito: 'registra',
                }
              : undefined,
        },
      ]
    },
  },
  {
    especie: 'recurso',
    nome: 'Prazos de recurso',
    dono: 'auto',
    avisos: [7],
    papeis: ['gestor'],
    vencimentos(id, mundo, { pacote: { processo } }) {
      const a = mundo.auto(id)
      if (a?.fase !== 'em-recurso' || a.recursoAte === undefined || a.anuladoEm !== undefined)
        return []
      return [
        {
          chave: '',
          nome: 'Prazo de recurso; depois, decisão a tornar definitiva',
          venceEm: a.recursoAte,
          papeis: processo.preparam,
          fundamentos: processo.recurso.fundamentos,
        },
      ]
    },
  },
  {
    especie: 'leitura',
    nome: 'Notificações eletrônicas por ler',
    dono: 'auto',
    avisos: [3],
    papeis: ['gestor'],
    vencimentos(id, mundo, contexto) {
      const a = mundo.auto(id)
      return a === undefined
        ? []
        : vencimentosDaLeitura(
            emCurso(a),
            { corrente: corrente('auto', id), comando: 'registrarDevolucao' },
            contexto,
          )
    },
  },
]
