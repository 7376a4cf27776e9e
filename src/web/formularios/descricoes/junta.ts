import { formatarDia } from '#core/calendar/dia.ts'
import { rotulosDeParentesco } from '#core/junta/parentesco.ts'
import type { Campo, Contexto, Descricao } from '../descricao.ts'
import {
  camposDaSemente,
  lugaresDePublicacao,
  motivo,
  referenciaDaPublicacao,
  simOuNao,
} from './comuns.ts'

const membro = (c: Contexto): Campo => ({
  nome: 'membro',
  tipo: 'lista',
  rotulo: 'Membro',
  opcoes: c.registro?.escolhas['membro'] ?? [],
  inicial: c.busca['membro'],
})
const sessao = (c: Contexto): Campo => {
  const opcoes = c.registro?.escolhas['sessao'] ?? []
  return {
    nome: 'sessao',
    tipo: 'lista',
    rotulo: 'Sessão',
    opcoes,
    inicial: c.busca['sessao'] ?? (opcoes.length === 1 ? opcoes[0]?.valor : undefined),
  }
}

export const nomearMembro: Descricao = {
  titulo: () => 'Nomear membro do colegiado',
  introducao: () =>
    'Pelo ato que o nomeia. Com usuário, o membro vota por si; sem usuário, a secretaria registra o voto que ele der em sessão.',
  enviar: 'Nomear',
  ensaio: true,
  blocos: () => [
    {
      campos: [
        { nome: 'nome', tipo: 'texto', rotulo: 'Nome' },
        {
          nome: 'usuario',
          tipo: 'equipe',
          papel: 'recursal',
          rotulo: 'Usuário com que vota',
          opcional: true,
        },
        {
          nome: 'cadastro',
          tipo: 'pessoa',
          rotulo: 'Pessoa do cadastro',
          ajuda: 'Se é titular ou condutor no serviço, para que não julgue o que lhe toca.',
          opcional: true,
        },
        {
          nome: 'especie',
          tipo: 'opcao',
          rotulo: 'Como',
          inicial: 'titular',
          opcoes: [
            { valor: 'titular', rotulo: 'Titular' },
            {
              valor: 'suplente',
              rotulo: 'Suplente',
              ajuda: 'vota no lugar de titular ausente ou impedido',
            },
          ],
        },
        {
          nome: 'presidente',
          tipo: 'opcao',
          rotulo: 'Preside?',
          inicial: 'false',
          opcoes: simOuNao,
          booleano: true,
          quando: (v) => v['especie'] === 'titular',
        },
      ],
    },
    {
      titulo: 'Mandato',
      campos: [
        {
          nome: 'ato',
          tipo: 'texto',
          rotulo: 'Ato de nomeação',
          ajuda: 'Decreto ou portaria, com número e data.',
        },
        { nome: 'desde', tipo: 'dia', rotulo: 'Desde' },
        {
          nome: 'ate',
          tipo: 'dia',
          rotulo: 'Até',
          ajuda: 'O último dia. Em branco, até que se encerre.',
          opcional: true,
        },
      ],
    },
  ],
}

export const licenciarMembro: Descricao = {
  titulo: () => 'Licenciar membro',
  enviar: 'Licenciar',
  ensaio: true,
  blocos: (c) => [
    {
      campos: [
        membro(c),
        { nome: 'desde', tipo: 'dia', rotulo: 'De' },
        { nome: 'ate', tipo: 'dia', rotulo: 'Até', ajuda: 'Inclusive.' },
        motivo(),
      ],
    },
  ],
}

export const encerrarMandato: Descricao = {
  titulo: () => 'Encerrar o mandato',
  introducao: () => 'Antes do seu fim: renúncia, exoneração, falecimento.',
  enviar: 'Encerrar o mandato',
  perigo: true,
  ensaio: true,
  blocos: (c) => [
    {
      campos: [
        membro(c),
        {
          nome: 'fim',
          tipo: 'dia',
          rotulo: 'Deixa de ser membro em',
          ajuda: 'O primeiro dia em que já não é.',
          inicial: formatarDia(c.hoje),
        },
        motivo(),
      ],
    },
  ],
}

export const registrarParentesco: Descricao = {
  titulo: () => 'Registrar parentesco de membro',
  introducao: () =>
    'Com pessoa do cadastro: o membro não é sorteado relator nem vota em recurso por que ela responda.',
  enviar: 'Registrar',
  blocos: (c) => [
    {
      campos: [
        membro(c),
        { nome: 'parente', tipo: 'pessoa', rotulo: 'Parente, no cadastro' },
        {
          nome: 'parentesco',
          tipo: 'lista',
          rotulo: 'Parentesco',
          opcoes: Object.entries(rotulosDeParentesco).map(([valor, rotulo]) => ({ valor, rotulo })),
          ajuda: 'Até o terceiro grau, de sangue ou por afinidade.',
        },
        {
          nome: 'prova',
          tipo: 'texto',
          rotulo: 'Prova',
          ajuda: 'A certidão, com a matrícula, ou a declaração assinada do membro, com a data.',
        },
      ],
    },
  ],
}

export const retificarParentesco: Descricao = {
  titulo: () => 'Retificar parentesco de membro',
  introducao: () =>
    'Registrado por erro. O membro volta a poder julgar, e o voto que caiu por ele volta a valer, se o resultado ainda não foi proclamado.',
  enviar: 'Retificar',
  perigo: true,
  ensaio: true,
  blocos: (c) => [
    {
      campos: [
        membro(c),
        {
          nome: 'parente',
          tipo: 'lista',
          rotulo: 'Parentesco registrado',
          opcoes: c.registro?.escolhas['parente'] ?? [],
        },
        motivo(),
        {
          nome: 'prova',
          tipo: 'texto',
          rotulo: 'Prova do erro',
          ajuda: 'A certidão, com a matrícula, ou a declaração assinada do membro, com a data.',
        },
      ],
    },
  ],
}

export const publicarSementeDaJunta: Descricao = {
  titulo: () => 'Publicar a semente da distribuição',
  introducao: (c) =>
    `Publicada em ${formatarDia(c.hoje)}, serve a partir do dia seguinte aos recursos que chegaram antes dela.`,
  enviar: 'Publicar a semente',
  ensaio: true,
  blocos: () => [
    {
      campos: camposDaSemente,
    },
  ],
}

export const convocarSessao: Descricao = {
  titulo: () => 'Convocar sessão e publicar a pauta',
  introducao: () =>
    'Só entram na pauta recursos já relatados. Depois de convocada, imprima a pauta.',
  enviar: 'Convocar',
  ensaio: true,
  blocos: (c) => [
    {
      campos: [
        { nome: 'dia', tipo: 'dia', rotulo: 'Dia' },
        { nome: 'hora', tipo: 'texto', rotulo: 'Hora', ajuda: 'Como 14:00.', largura: 'curta' },
        { nome: 'local', tipo: 'texto', rotulo: 'Local' },
        {
          nome: 'recursos',
          tipo: 'marcas',
          rotulo: 'Recursos da pauta, na ordem em que os marcar',
          opcoes: c.registro?.escolhas['recursos'] ?? [],
          ...((c.registro?.escolhas['recursos'] ?? []).length === 0
            ? { ajuda: 'Nenhum recurso relatado espera por sessão.' }
            : {}),
        },
      ],
    },
    {
      titulo: 'Publicação da pauta',
      campos: [
        { nome: 'meio', tipo: 'opcao', rotulo: 'Onde', opcoes: lugaresDePublicacao },
        referenciaDaPublicacao,
      ],
    },
  ],
}

export const abrirSessao: Descricao = {
  titulo: () => 'Abrir a sessão',
  introducao: () => 'Com a lista de presença: sem o quórum a sessão não se abre.',
  enviar: 'Abrir a sessão',
  ensaio: true,
  blocos: (c) => [
    {
      campos: [
        sessao(c),
        {
          nome: 'presentes',
          tipo: 'marcas',
          rotulo: 'Presentes',
          opcoes: c.registro?.escolhas['presentes'] ?? [],
        },
        {
          nome: 'preside',
          tipo: 'lista',
          rotulo: 'Quem preside',
          opcoes: c.registro?.escolhas['presentes'] ?? [],
        },
      ],
    },
  ],
}

export const retirarDePauta: Descricao = {
  titulo: () => 'Retirar recurso de pauta',
  enviar: 'Retirar',
  perigo: true,
  blocos: (c) => [
    {
      campos: [
        sessao(c),
        {
          nome: 'recurso',
          tipo: 'lista',
          rotulo: 'Recurso',
          opcoes: c.registro?.escolhas['pauta'] ?? [],
          inicial: c.busca['recurso'],
        },
        motivo(),
      ],
    },
  ],
}

export const encerrarSessao: Descricao = {
  titulo: () => 'Encerrar a sessão e lavrar a ata',
  introducao: () =>
    'A ata toma número e traz presença, votos e resultados. O que não foi julgado volta a outra pauta.',
  enviar: 'Encerrar',
  ensaio: true,
  blocos: (c) => [
    {
      campos: [
        sessao(c),
        {
          nome: 'registro',
          tipo: 'area',
          rotulo: 'Ocorrências a constar da ata',
          opcional: true,
        },
      ],
    },
  ],
}

export const cancelarSessao: Descricao = {
  titulo: () => 'Cancelar a sessão',
  enviar: 'Cancelar a sessão',
  perigo: true,
  blocos: (c) => [{ campos: [sessao(c), motivo()] }],
}
