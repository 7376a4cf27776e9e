import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { formatarPlaca, padraoDaPlaca } from '#core/identificador/placa.ts'
import type { Achado } from '../../../server/contrato/contrato.ts'
import { formatarDia } from '#core/calendar/dia.ts'
import { fraseDaPlacaDeFora } from '#core/infracao/semOutorga.ts'
import { publicidadeCorre } from '#core/publicidade/publicidade.ts'
import { escreverJornada } from '#core/condutor/escreverJornada.ts'
import { nomear } from '#core/mensagens/palavras.ts'
import { lerBusca, lerProntuario, lerVeiculo } from '../../api/leituras.ts'
import { useAtraso } from '../../ui/atraso.ts'
import { Combo } from '../../ui/Combo.tsx'
import { lerCaminho, lerTexto, type Contexto } from '../descricao.ts'
import { achadoExato } from './achadoExato.ts'
import type { PropsDoCampo } from './CampoDescrito.tsx'
import { OEscolhido } from './OEscolhido.tsx'

/** Who may drive this vehicle today, and at what hours: anybody else is not bound to it. */
function CondutoresDoVeiculo({ contexto, outorga }: { contexto: Contexto; outorga: unknown }) {
  const id = typeof outorga === 'string' ? outorga : ''
  const { data } = useQuery({ ...lerProntuario(contexto.base, id), enabled: id !== '' })
  if (data === undefined) return null
  const ativos = data.condutores.filter((c) => c.baixadoEm === undefined)
  return (
    <span className="miudo suave condutores-na-rua">
      {ativos.length === 0
        ? 'Nenhum condutor vinculado a este veículo, além do titular.'
        : `Vinculados a este veículo: ${ativos
            .map((c) => {
              const horas = c.jornada === undefined ? '' : `, ${escreverJornada(c.jornada)}`
              return `${c.nome} (${nomear(c.funcao)}${horas})`
            })
            .join('; ')}.`}
      {contexto.pacote.prazos.publicidade !== undefined &&
        ` Publicidade aprovada: ${
          (data.outorga.publicidades ?? [])
            .filter((p) => publicidadeCorre(p, contexto.hoje))
            .map((p) => `${p.anunciante}, ${p.espaco} (até ${formatarDia(p.ate)})`)
            .join('; ') || 'nenhuma'
        }.`}
    </span>
  )
}

/** A plate read in the street: finds vehicle and grant; a plate out of the register is kept too. */
export function CampoDePlacaNaRua({ contexto, acesso, valor, mudar }: PropsDoCampo) {
  const consultas = useQueryClient()
  const placa = lerTexto(valor, 'placa')
  const veiculo = lerCaminho(valor, 'veiculo')
  const titulo = lerCaminho(valor, 'titulo')
  const q = useAtraso(placa.trim())
  const consulta = useQuery({
    ...lerBusca(contexto.base, q),
    enabled: q.length >= 3 && veiculo === undefined,
    placeholderData: keepPreviousData,
  })
  const itens = q.length < 3 ? [] : (consulta.data ?? []).filter((a) => a.tipo === 'veiculo')
  const escolher = async (achado: Achado) => {
    mudar({ placa: achado.titulo, veiculo: achado.id, titulo: achado.subtitulo })
    const ficha = await consultas.fetchQuery(lerVeiculo(contexto.base, achado.id)).catch(() => null)
    if (!ficha) return
    mudar({
      placa: ficha.veiculo.placas.at(-1)?.placa ?? achado.titulo,
      veiculo: achado.id,
      outorga: ficha.outorgas.find((o) => o.situacao === 'concedida')?.id,
      titulo: achado.subtitulo,
    })
  }
  if (veiculo !== undefined) {
    return (
      <OEscolhido acesso={acesso} trocar={() => mudar({ placa: '' })}>
        <span>
          <strong>{formatarPlaca(placa)}</strong>
          {typeof titulo === 'string' && ` · ${titulo}`}
          <CondutoresDoVeiculo contexto={contexto} outorga={lerCaminho(valor, 'outorga')} />
        </span>
      </OEscolhido>
    )
  }
  const fora = padraoDaPlaca(q) !== undefined && consulta.isSuccess && itens.length === 0
  return (
    <Combo
      id={acesso.id}
      descritoPor={acesso['aria-describedby']}
      invalido={acesso['aria-invalid'] === true}
      dica="ABC1D23"
      texto={placa}
      digitar={(texto) => mudar({ placa: texto.toUpperCase() })}
      itens={itens}
      chave={(item) => item.id}
      escolher={(item) => void escolher(item)}
      exato={achadoExato(itens, placa)}
      desenhar={(item) => (
        <>
          <strong>{item.titulo}</strong> <span className="miudo suave">{item.subtitulo}</span>
        </>
      )}
      aviso={fora ? fraseDaPlacaDeFora(contexto.pacote, contexto.hoje) : undefined}
    />
  )
}
