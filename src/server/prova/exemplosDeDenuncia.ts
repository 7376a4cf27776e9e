import type { Historia } from './historia.ts'

type Alvos = Record<string, readonly [alvo: string, dados: object]>

/** One good request of each command of the complaints. */
export async function deDenuncia(h: Historia): Promise<Alvos> {
  const dados = {
    quem: 'outra-pessoa',
    dia: h.hoje,
    local: 'Rua da escola',
    texto: 'Van sem cintos.',
  }
  const recebida = async () => (await h.fazer('atendente', '/denuncias', dados)).id
  const infracao = h.pacote.infracoes.infracoes[0]!
  const auto = await h.lavrar(await h.concedida(), infracao.dispositivo)
  return {
    receberDenuncia: ['', dados],
    encaminharDenuncia: [await recebida(), { para: 'auto', auto, razoes: 'Visto na rua.' }],
    arquivarDenuncia: [await recebida(), { razoes: 'Não é do serviço.' }],
  }
}
