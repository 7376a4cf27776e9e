import type { Pacote } from '#law/pacote.ts'
import type { Recusa } from '../decisao.ts'
import { formatarReais } from '../money/centavos.ts'
import { fraseDoFuturo } from './datas.ts'
import { nomear } from './palavras.ts'

/** What a sentence is written from: the refusal's data already in Portuguese, and the pack's words. */
export type Tinta = Readonly<{
  /** A value of `dados`, dates as `dd/mm/aaaa`. */
  d: (chave: string) => string
  recusa: Recusa
  pacote: Pacote
  /** `o permissionário`, by the law's own word and gender; `O` begins the sentence. */
  titular: string
  outorga: string
  /** `o permissionário` or `o condutor`, whom the code's first word names. */
  quem: string
}>
export type Frase = (t: Tinta) => string

const plural = (n: string, um: string, varios: string): string =>
  n === '1' ? `1 ${um}` : `${n} ${varios}`
const UNIDADES: Readonly<Record<string, readonly [string, string]>> = {
  dias: ['dia', 'dias'],
  'dias-uteis': ['dia útil', 'dias úteis'],
  meses: ['mês', 'meses'],
  anos: ['ano', 'anos'],
}
const tempo = (t: Tinta): string => {
  const [um, varios] = UNIDADES[t.d('unidade')] ?? ['', '']
  return plural(t.d('quantidade'), um, varios)
}
const DE_QUEM: Readonly<Record<string, (t: Tinta) => string>> = {
  veiculo: () => ' do veículo',
  beneficiario: () => ' de quem recebe',
  condutor: () => ' do condutor',
  titular: (t) => ` d${t.titular}`,
  falecido: (t) =>
    ` d${t.titular} falecid${t.pacote.lei.termos.titular.genero === 'f' ? 'a' : 'o'}`,
}
const papel = (t: Tinta): string => `“${t.d('documento')}”${DE_QUEM[t.d('de')]?.(t) ?? ''}`
const MOTIVOS: Readonly<Record<string, string>> = {
  formato: 'não tem a forma correta',
  digito: 'tem dígito verificador que não confere',
  repetido: 'é um só algarismo repetido',
}
const REGIMES: Readonly<Record<string, string>> = {
  proprio: 'próprio',
  arrendamento: 'arrendado',
  familiar: 'de familiar',
  terceiro: 'de terceiro',
  'outra-pessoa': 'de outra pessoa',
}
const CAMPOS: Readonly<Record<string, string>> = {
  cilindrada: 'a cilindrada',
  lugares: 'o número de lugares',
  portas: 'o número de portas',
  cintos: 'o número de cintos de segurança',
  propriedade: 'de quem é o veículo',
  nascimento: 'a data de nascimento',
  vinculo: 'o que quem recebe era do titular falecido',
  inventarioEncerradoEm: 'o dia em que terminou o inventário',
  'habilitado-desde': 'a data da primeira habilitação na categoria',
}
const campo = (c: string | undefined): string => CAMPOS[c ?? ''] ?? `“${c ?? ''}”`
const TIPOS: Readonly<Record<string, string>> = {
  motocicleta: 'motocicleta',
  utilitario: 'utilitário',
  van: 'van',
  kombi: 'kombi',
  microonibus: 'micro-ônibus',
  onibus: 'ônibus',
}
const lista = (texto: string, nomes: Readonly<Record<string, string>>): string =>
  texto
    .split(', ')
    .map((x) => nomes[x] ?? x)
    .join(', ')
const SITUACOES: Readonly<Record<string, string>> = {
  requerida: 'ainda só foi requerida',
  concedida: 'já foi concedida',
  indeferida: 'foi indeferida',
  baixada: 'foi baixada',
  inscrito: 'está inscrito',
  baixado: 'já foi baixado',
}
const haLista = ({ pacote }: Tinta): string => {
  const { filaDeEspera } = pacote.prazos
  return filaDeEspera === undefined
    ? ''
    : `; quem pede pode esperar na “${filaDeEspera.nome}”, e a primeira vaga que se abrir é do primeiro dela`
}
const situacao = (t: Tinta): string => SITUACOES[t.d('situacao')] ?? 'não está em vigor'

/** Sentences of what is asked of a person, under `titular.` and `condutor.` alike. */
export const frasesDePessoa: Readonly<Record<string, Frase>> = {
  'idade-minima': (t) => `${t.quem} ainda não completou ${t.d('anos')} anos`,
  'cnh-categoria': (t) =>
    `A habilitação d${t.quem} é da categoria ${t.d('tem') || 'não informada'}, e a lei pede ${t.d('pedidas').replaceAll(', ', ' ou ')}`,
  'cnh-vencida': (t) => `A habilitação d${t.quem} venceu em ${t.d('validoAte')}`,
  'cnh-sem-ear': (t) =>
    `A habilitação d${t.quem} não traz a anotação de que exerce atividade remunerada`,
  'habilitacao-recente': (t) =>
    `${t.quem} ainda não tem ${plural(t.d('anos'), 'ano', 'anos')} de habilitação na categoria ${t.d('categorias').replaceAll(', ', ' ou ')}`,
  'experiencia-insuficiente': (t) => `${t.quem} ainda não comprova ${tempo(t)} de experiência`,
  condenacao: (t) => `Consta condenação definitiva d${t.quem} que a lei não admite`,
  'infracao-de-transito': (t) =>
    `${t.quem} cometeu, nos últimos ${tempo(t)}, infração de trânsito que a lei não admite`,
  'reincidencia-no-transito': (t) =>
    `${t.quem} é reincidente, nos últimos ${tempo(t)}, em infração de trânsito`,
  domicilio: (t) => `${t.quem} não tem domicílio em ${t.d('municipio')}`,
  'tipo-de-pessoa': (t) =>
    `${t.quem} é pessoa ${t.d('tipo') === 'juridica' ? 'jurídica' : 'física'}, e a lei não a admite`,
  debito: (t) => `${t.quem} tem débito em aberto com o Município`,
  'ja-transferiu': (t) =>
    `${t.quem} transferiu ${t.pacote.lei.termos.outorga.singular} sua em ${t.d('em')}`,
  'ja-titular': (t) => `${t.quem} já é titular de ${t.pacote.lei.termos.outorga.singular}`,
  'nao-inscrito': () => 'Não há condutor inscrito no cadastro de condutores',
  'certificado-vencido': (t) => `{O certificado} venceu em ${t.d('certificadoAte')}`,
}

/** Sentences by code, for all the rest of the grant side. */
export const frases: Readonly<Record<string, Frase>> = {
  'autor.sem-papel': (t) =>
    `Quem pede não tem o papel necessário (${(t.recusa.falta ?? '').replaceAll('|', ', ')})`,
  'condutor.ja-inscrito': (t) =>
    `A pessoa já está inscrita como condutora nest${t.outorga.startsWith('a') ? 'a' : 'e'} ${t.pacote.lei.termos.outorga.singular}`,
  'condutor.maximo': (t) =>
    `O número de condutores desta função (${t.d('maximo')}) já está completo`,
  'condutor.funcao-fora-da-lei': () =>
    'Esta lei não tem condutor nesta função: só dirige {o titular} ou {o auxiliar}',
  'condutor.nao-e-o-titular': (t) => `A pessoa indicada não é ${t.titular}`,
  'condutor.pessoa-juridica': () => 'Uma empresa não pode ser inscrita como condutora',
  'condutor.transicao': (t) => `O condutor ${situacao(t)}: isto não pode ser feito agora`,
  'corrente.inexistente': (t) => `Não há cadastro de “${t.recusa.falta ?? ''}”`,
  'corrente.ja-existe': () => 'Este cadastro já existe',
  'dado.ausente': (t) => `Falta informar ${campo(t.recusa.falta)}`,
  'dado.eliminado': (t) =>
    `O dado pessoal necessário (${campo(t.recusa.falta)}) foi eliminado, e sem ele não se pode decidir`,
  'data.futura': (t) => fraseDoFuturo(t.recusa.falta, t.d('data')),
  'data.invertida': (t) =>
    `As datas estão invertidas: ${t.d('depois')} vem antes de ${t.d('antes')}`,
  'veiculo.fora-de-servico': () => 'Neste dia o serviço é feito com outro veículo',
  'debito.inexistente': () => 'Não há débito registrado com esse identificador',
  'debito.ja-quitado': (t) => `O débito já foi quitado em ${t.d('em')}`,
  'debito.nenhum': () => 'Não há débito em aberto',
  'documento.antigo': (t) =>
    `O documento ${papel(t)}, de ${t.d('emitidoEm')}, foi emitido há ${t.d('dias')} dias ou mais`,
  'documento.ausente': (t) => `Falta o documento ${papel(t)}`,
  'documento.desconhecido': (t) =>
    `O documento “${t.recusa.falta ?? ''}” não está entre os que esta lei pede`,
  'documento.positivo': (t) => `O documento ${papel(t)} não é negativo`,
  'documento.sem-inicio': (t) => `O documento ${papel(t)} não diz desde quando há experiência`,
  'documento.sem-resultado': (t) => `O documento ${papel(t)} não diz se nada consta`,
  'documento.sem-validade': (t) => `O documento ${papel(t)} não traz a data de validade`,
  'documento.vencido': (t) => `O documento ${papel(t)} venceu em ${t.d('validoAte')}`,
  'identificador.invalido': (t) =>
    `O número informado (${(t.recusa.falta ?? '').toUpperCase()}) ${MOTIVOS[t.d('motivo')] ?? 'não é válido'}`,
  'lei.nao-vigente': () => 'A lei ainda não está em vigor nesse dia',
  'lei.revogada': (t) => `A lei foi revogada em ${t.d('em')}`,
  'licenciamento.ausente': () => 'Ainda não houve {licenciamento}',
  'licenciamento.ja-feito-hoje': (t) =>
    `{O licenciamento} já foi feit{licenciamento:o|a} hoje${t.d('numero') === '' ? '' : ` (nº ${t.d('numero')})`}`,
  'licenciamento.vencido': (t) => `{O licenciamento} venceu em ${t.d('validoAte')}`,
  'outorga.cassada': () => 'Há decisão definitiva de cassação',
  'outorga.encerrada': (t) =>
    t.d('por') === ''
      ? `${t.outorga} já se encerrou (${t.d('situacao')})`
      : `${t.outorga} acabou por ${nomear(t.d('por'))}${t.d('hipotese') === '' ? '' : ` (${t.d('hipotese')})`}`,
  'outorga.nao-vigente': (t) => `${t.outorga} não está em vigor`,
  'outorga.prorrogacao-esgotada': (t) =>
    `${t.outorga} já foi prorrogada ${plural(t.d('vezes'), 'vez', 'vezes')}, o máximo que a lei admite`,
  'outorga.prorrogacao-cedo': (t) =>
    `A lei não diz desde quando se prorroga; pelo padrão em uso, só ${tempo(t) === '12 meses' ? 'no último ano do prazo' : `nos últimos ${tempo(t)} do prazo`}, que vai até ${t.d('termoFinal')}`,
  'outorga.quota-esgotada': (t) =>
    `Não há vaga: estão em vigor ${t.d('vigentes')} de ${t.d('vagas')} admitidas${haLista(t)}`,
  'outorga.sem-licitacao': () => 'Falta a classificação em licitação (edital e lugar obtido)',
  'outorga.sem-prorrogacao': (t) => `A lei não prevê prorrogação d${t.outorga}`,
  'outorga.sem-termo': (t) => `${t.outorga} não tem termo final que se possa prorrogar`,
  'outorga.transicao': (t) => `${t.outorga} ${situacao(t)}: isto não pode ser feito agora`,
  'outorga.unica-por-titular': (t) =>
    `${t.titular} já tem outr${t.outorga.startsWith('a') ? 'a' : 'o'} ${t.pacote.lei.termos.outorga.singular} em vigor${t.d('numero') === '' ? '' : ` (nº ${t.d('numero')})`}`,
  'outorga.vencida': (t) => `${t.outorga} venceu em ${t.d('termoFinal')}`,
  'parametro.ausente': (t) => {
    const nome =
      t.pacote.parametros.find((p) => p.id === t.recusa.falta)?.nome ?? t.recusa.falta ?? ''
    return `O Município ainda não fixou o parâmetro “${nome}”${t.d('ano') === '' ? '' : ` para ${t.d('ano')}`}, que a lei lhe deixa`
  },
  'parametro.desconhecido': (t) => `Esta lei não tem o parâmetro “${t.recusa.falta ?? ''}”`,
  'parametro.fora-dos-limites': (t) =>
    `O valor ${t.d('valor')} está fora dos limites${t.d('minimo') === '' ? '' : `, de ${t.d('minimo')} no mínimo`}${t.d('maximo') === '' ? '' : `, de ${t.d('maximo')} no máximo`}`,
  'parametro.tipo': (t) =>
    `O valor não serve para este parâmetro${t.d('opcoes') === '' ? '' : `; as opções são: ${t.d('opcoes')}`}`,
  'pessoa.nada-mudou': () => 'Nada do que foi informado muda o cadastro',
  'pessoa.sem-nascimento': () => 'Uma empresa não tem data de nascimento',
  'pessoa.endereco-anterior': (t) =>
    `O endereço atual vale desde ${t.d('desde')}: a mudança não pode ser anterior a ele`,
  'socio.nenhum': () => 'Não há sócio nem administrador no cadastro da empresa',
  'socio.inexistente': () => 'A pessoa indicada não é sócia nem administradora da empresa',
  'socio.ja-incluido': () => 'A pessoa já é sócia ou administradora da empresa',
  'socio.a-propria-empresa': () => 'Uma empresa não é sócia de si mesma',
  'pessoa.ja-cadastrada': () => 'Já há cadastro com este CPF ou CNPJ',
  'prazo.nao-previsto': (t) => `A lei não dá o prazo “${t.recusa.falta ?? ''}”`,
  'tabela.dispositivo-desconhecido': (t) =>
    `A tabela cita “${t.recusa.falta ?? ''}”, que não é infração desta lei`,
  'tabela.dispositivo-sem-tabela': (t) =>
    `A tabela cita “${t.recusa.falta ?? ''}”, cuja multa a lei não deixa à tabela do decreto`,
  'tabela.dispositivo-repetido': (t) => `A tabela repete “${t.recusa.falta ?? ''}”`,
  'tabela.valor-fora-dos-limites': (t) =>
    `O valor da multa (${reais(t, 'valor')}) sai dos limites da lei, de ${reais(t, 'minimo')} a ${reais(t, 'maximo')}`,
  'taxa.desconhecida': (t) => `Esta lei não prevê a taxa “${t.recusa.falta ?? ''}”`,
  'taxa.em-aberto': (t) => `Há ${plural(t.d('abertas'), 'taxa em aberto', 'taxas em aberto')}`,
  'taxa.isenta': (t) => `A taxa está isenta desde ${t.d('isentaEm')}`,
  'taxa.ja-reduzida': (t) => `A taxa já foi reduzida em ${t.d('em')}`,
  'taxa.ja-paga': (t) => `A taxa já foi paga em ${t.d('pagaEm')}`,
  'taxa.nenhuma': () => 'Esta lei não prevê taxas',
  'taxa.valor-alem-do-limite': () =>
    'A taxa calculada passa do maior valor que se pode registrar: confira os parâmetros',
  'taxa.valor-diverge': () => 'O valor pago não é o valor devido',
  'titular.presenca': (t) => `${t.titular} precisa comparecer pessoalmente`,
  'veiculo.ano-incoerente': (t) =>
    `O ano de fabricação (${t.d('anoFabricacao')}) é posterior ao do primeiro emplacamento (${t.d('primeiroEmplacamento')})`,
  'veiculo.ja-cadastrado': () => 'Já há um veículo cadastrado com este chassi ou RENAVAM',
  'veiculo.ja-completo': () => 'O cadastro do veículo já está completo',
  'veiculo.ato-formal': () => 'Falta o ato formal com que o dono do veículo autoriza o seu uso',
  'veiculo.caracteristica': (t) =>
    `O cadastro do veículo não confirma o que a lei pede: ${t.d('pede')}`,
  'veiculo.faixa': (t) =>
    `No veículo, ${campo(t.d('campo'))} é ${t.d('valor')}, fora do que a lei admite${t.d('minimo') === '' ? '' : `, no mínimo ${t.d('minimo')}`}${t.d('maximo') === '' ? '' : `, no máximo ${t.d('maximo')}`}`,
  'veiculo.idade-maxima': (t) =>
    t.d('para') === 'ingresso'
      ? `O veículo não pode ingressar no serviço com mais de ${plural(t.d('limite'), 'ano', 'anos')}: fabricado em ${t.d('anoFabricacao')}, só podia entrar até ${t.d('ate')}`
      : `O veículo, fabricado em ${t.d('anoFabricacao')}, só podia servir até ${t.d('ate')} (${plural(t.d('limite'), 'ano', 'anos')} de vida útil)`,
  'veiculo.nada-mudou': () => 'Nada do que foi informado muda o cadastro do veículo',
  'veiculo.ja-com-placa-de-aluguel': () => 'O veículo já tem placa de aluguel',
  'veiculo.sem-placa-de-aluguel': () => 'O veículo não tem placa de aluguel',
  'veiculo.mesma-placa': () => 'O veículo já tem essa placa',
  'veiculo.parentesco': () => 'O dono do veículo não é dos parentes que a lei admite',
  'veiculo.prazo-familiar': (t) =>
    `O prazo para usar veículo em nome de familiar terminou em ${t.d('ate')}`,
  'veiculo.placa-anterior': (t) =>
    `A placa atual vale desde ${t.d('desde')}: a nova não pode valer desde ${t.d('data')}, que é antes`,
  'veiculo.placa-repetida': () => 'Já há um veículo cadastrado com esta placa',
  'veiculo.propriedade': (t) =>
    `O veículo é ${REGIMES[t.d('regime')] ?? t.d('regime')}, e a lei só admite: ${lista(t.d('admite'), REGIMES)}`,
  'veiculo.tipo': (t) =>
    `O veículo é do tipo ${TIPOS[t.d('tipo')] ?? t.d('tipo')}, e a lei só admite: ${lista(t.d('admite'), TIPOS)}`,
  'veiculo.vinculado': (t) =>
    `O veículo já está em outr${t.outorga.startsWith('a') ? 'a' : 'o'} ${t.pacote.lei.termos.outorga.singular} em vigor`,
  'vistoria.ausente': () => 'O veículo ainda não passou por vistoria',
  'vistoria.fora-de-servico': () =>
    'O veículo não serve a {nenhum outorga} em vigor: não há a quem determinar a vistoria',
  'vistoria.determinada-antes': (t) => `Já há vistoria determinada até ${t.d('ate')}`,
  'vistoria.item-desconhecido': (t) =>
    `O item “${t.recusa.falta ?? ''}” não está na lista de vistoria em vigor`,
  'vistoria.item-repetido': (t) =>
    `O item “${t.recusa.falta ?? ''}” foi respondido mais de uma vez`,
  'vistoria.item-sempre-se-aplica': (t) =>
    `Este item se aplica a todo veículo; diga se está conforme: ${t.d('pergunta')}`,
  'vistoria.item-sem-resposta': (t) => `Falta responder um item da vistoria: ${t.d('pergunta')}`,
  'vistoria.ja-aprovada-hoje': (t) =>
    `O veículo já foi aprovado em vistoria hoje${t.d('numero') === '' ? '' : ` (selo nº ${t.d('numero')})`}`,
  'vistoria.reprovada': (t) => `O veículo foi reprovado na vistoria de ${t.d('em')}`,
  'vistoria.vencida': (t) => `A vistoria do veículo venceu em ${t.d('validaAte')}`,
}

/** Centavos of the refusal's data, as money. */
const reais = (t: Tinta, chave: string): string =>
  formatarReais(Number(t.recusa.dados?.[chave] ?? 0))
