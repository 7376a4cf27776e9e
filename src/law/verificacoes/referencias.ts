import type { Achado, Caminho } from '../problema.ts'
import type { Secao } from '../secoes.ts'
import { percorrer, type Objeto } from './percorrer.ts'
import type { Verificacao } from './pacoteEscrito.ts'

/** What a field points at, by the field's name and the object that holds it. */
type Alvo = 'lacuna' | 'parametro' | 'documento' | 'orgao' | 'requisito'

function alvoDe(campo: string, dono: Objeto | undefined, secao: Secao): Alvo | undefined {
  switch (campo) {
    case 'lacuna':
    case 'parametro':
      return campo
    case 'reduzidoPor':
    case 'populacao':
    case 'habitantesPorOutorga':
    case 'remocao':
    case 'diaria':
    case 'limite':
    case 'atualHa':
      return 'parametro'
    case 'maximo':
      return dono?.por === 'maximo' ? 'parametro' : undefined
    case 'telefone':
    case 'endereco':
      return secao === 'lei' ? 'parametro' : undefined
    case 'orgao':
      return 'orgao'
    case 'excepciona':
      return 'requisito'
    case 'documento':
      return dono?.forma === 'inspecao-tecnica' || secao === 'prazos' ? 'documento' : undefined
    case 'tipo':
      return secao === 'requisitos' || secao === 'vistoria' ? 'documento' : undefined
    default:
      return undefined
  }
}

const NOMES: Readonly<Record<Alvo, string>> = {
  lacuna: 'a lacuna',
  parametro: 'o parâmetro',
  documento: 'o documento',
  orgao: 'o órgão',
  requisito: 'o requisito',
}

/** Names of lacunas, parameters, papers, bodies and excepted rules exist where they are declared. */
export const referenciasExistem: Verificacao = (pacote) => {
  const nomes: Readonly<Record<Alvo, ReadonlySet<string>>> = {
    lacuna: new Set(pacote.lacunas.map(({ id }) => id)),
    parametro: new Set(pacote.parametros.map(({ id }) => id)),
    documento: new Set(pacote.documentos.map(({ tipo }) => tipo)),
    orgao: new Set(pacote.lei.orgaos.map(({ id }) => id)),
    requisito: new Set(pacote.requisitos.map(({ id }) => id)),
  }
  const achados: Achado[] = []
  for (const { secao, caminho, valor, dentroDe } of percorrer(pacote)) {
    const ultimo = caminho.at(-1)
    // A list of papers of which one is enough: each entry names a paper.
    const campo = typeof ultimo === 'number' && caminho.at(-2) === 'um' ? 'documento' : ultimo
    if (typeof valor !== 'string' || typeof campo !== 'string') continue
    const alvo = alvoDe(campo, dentroDe.at(-1), secao)
    if (alvo === undefined || nomes[alvo].has(valor)) continue
    achados.push({
      secao,
      caminho,
      mensagem: `${NOMES[alvo]} "${valor}" não está declarado no pacote`,
    })
  }
  return achados
}

/**
 * What an infraction's fine needs is there: the counterpart has a class of its own, the class has a
 * value, the fiscal unit and the decree's table name their parameter, and the table's bounds admit
 * some amount.
 */
export const multasTemBase: Verificacao = ({ infracoes: parte }) => {
  const { infracoes, classes, unidadeFiscal, tabelaDoDecreto } = parte
  const achados: Achado[] = []
  const achar = (caminho: Caminho, mensagem: string) =>
    achados.push({ secao: 'infracoes', caminho: ['infracoes', ...caminho], mensagem })
  if (tabelaDoDecreto !== undefined && tabelaDoDecreto.minimo > tabelaDoDecreto.maximo) {
    const { minimo, maximo } = tabelaDoDecreto
    const mensagem = `o mínimo (${minimo}) passa do máximo (${maximo}): nenhuma multa caberia`
    achados.push({ secao: 'infracoes', caminho: ['tabelaDoDecreto', 'minimo'], mensagem })
  }
  for (const [i, { classe, contraparte, multa }] of infracoes.entries()) {
    if (contraparte !== undefined) {
      const outra = infracoes.find(({ dispositivo }) => dispositivo === contraparte)
      if (outra === undefined || outra.contraparte !== undefined) {
        achar([i, 'contraparte'], `a contraparte ${contraparte} não é infração com sanção própria`)
      }
    }
    if (multa?.forma === 'classe' && (classe === undefined || classes === undefined)) {
      achar([i, 'multa'], 'multa por classe, mas falta a classe ou a tabela "classes"')
    }
    if (multa?.forma === 'unidade-fiscal' && unidadeFiscal === undefined) {
      achar([i, 'multa'], 'multa em unidade fiscal, mas falta "unidadeFiscal"')
    }
    if (multa?.forma === 'tabela-do-decreto' && tabelaDoDecreto === undefined) {
      achar([i, 'multa'], 'multa da tabela do decreto, mas falta "tabelaDoDecreto"')
    }
  }
  return achados
}
