import { formatarCep } from '#core/identificador/cep.ts'
import { formatarIdentificador } from '#core/identificador/identificador.ts'
import { formatarPlaca } from '#core/identificador/placa.ts'
import { formatarTelefone } from '#core/identificador/telefone.ts'
import { semMascara } from '#core/identificador/validacao.ts'
import { mascararDia, mascararMes } from '../converter.ts'
import type { TipoDeCampo } from '../descricao.ts'
import type { PropsDoCampo } from './CampoDescrito.tsx'

const TECLADO: Partial<Record<TipoDeCampo, 'numeric' | 'decimal' | 'tel'>> = {
  cep: 'numeric',
  telefone: 'tel',
  dia: 'numeric',
  mes: 'numeric',
  numero: 'decimal',
  dinheiro: 'decimal',
}
const DICA: Partial<Record<TipoDeCampo, string>> = {
  dia: 'dd/mm/aaaa',
  mes: 'mm/aaaa',
  dinheiro: '0,00',
  placa: 'ABC1D23',
}
const LARGURA: Partial<Record<TipoDeCampo, string>> = {
  dia: 'curta',
  mes: 'curta',
  numero: 'curta',
  dinheiro: 'curta',
  placa: 'curta',
  cep: 'curta',
  identificador: 'media',
  telefone: 'media',
}

/** Put on while it is typed. */
const MASCARA: Partial<Record<TipoDeCampo, (texto: string) => string>> = {
  dia: mascararDia,
  mes: mascararMes,
}

/** One line of text, with the mask of its kind put on when the field is left. */
export function CampoDeTexto({ campo, acesso, valor, mudar, sair }: PropsDoCampo) {
  const { tipo } = campo
  const largura = campo.largura ?? LARGURA[tipo]
  const texto = typeof valor === 'string' ? valor : ''
  return (
    <input
      {...acesso}
      name={campo.nome}
      className={largura ? `entrada entrada-${largura}` : 'entrada'}
      inputMode={TECLADO[tipo]}
      placeholder={DICA[tipo]}
      autoComplete="off"
      autoCapitalize={tipo === 'placa' ? 'characters' : undefined}
      value={texto}
      onChange={(e) => mudar(MASCARA[tipo]?.(e.target.value) ?? e.target.value)}
      onBlur={() => {
        const mascarado = mascarar(tipo, texto)
        if (mascarado !== texto) mudar(mascarado)
        sair()
      }}
    />
  )
}

function mascarar(tipo: TipoDeCampo, texto: string): string {
  const limpo = semMascara(texto)
  switch (tipo) {
    case 'placa':
      return formatarPlaca(texto)
    case 'telefone':
      return formatarTelefone(texto)
    case 'cep':
      return limpo.length === 8 ? formatarCep(limpo) : texto
    case 'identificador':
      return limpo.length === 11 || limpo.length === 14 ? formatarIdentificador(limpo) : texto
    default:
      return texto
  }
}

/** Many lines of text. */
export function CampoDeArea({ campo, acesso, valor, mudar, sair }: PropsDoCampo) {
  return (
    <textarea
      {...acesso}
      name={campo.nome}
      className="entrada"
      rows={5}
      value={typeof valor === 'string' ? valor : ''}
      onChange={(e) => mudar(e.target.value)}
      onBlur={sair}
    />
  )
}
