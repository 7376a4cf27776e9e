import { maiuscula } from '#core/mensagens/palavras.ts'
import type { Painel } from '../../server/contrato/contrato.ts'
import { useDizerEmTitulos } from '../api/servico.ts'
import { Tabela } from '../ui/Tabela.tsx'

const L = 640
const A = 420
const MARGEM = 24
/** Under the points, so that nothing falls over the scale. */
const LEGENDA = 36

/** Where the facts were, on a plain grid of coordinates: no map of others is asked for. */
export function Mapa({ pontos }: { pontos: Painel['pontos'] }) {
  const dizer = useDizerEmTitulos()
  if (pontos.length === 0) {
    const nada = '{nenhum auto} do período tem coordenadas registradas.'
    return <p className="suave">{maiuscula(dizer(nada))}</p>
  }
  const lats = pontos.map((p) => p.latitude)
  const lons = pontos.map((p) => p.longitude)
  // A degree of longitude is shorter than one of latitude, by the cosine of the latitude.
  const meio = (Math.min(...lats) + Math.max(...lats)) / 2
  const encolhe = Math.cos((meio * Math.PI) / 180)
  const [x0, x1] = [Math.min(...lons) * encolhe, Math.max(...lons) * encolhe]
  const [y0, y1] = [Math.min(...lats), Math.max(...lats)]
  const escala = Math.min(
    (L - 2 * MARGEM) / Math.max(x1 - x0, 0.004),
    (A - 2 * MARGEM) / Math.max(y1 - y0, 0.004),
  )
  const x = (lon: number) => L / 2 + (lon * encolhe - (x0 + x1) / 2) * escala
  const y = (lat: number) => A / 2 - (lat - meio) * escala
  const maior = Math.max(...pontos.map((p) => p.autos))
  const raio = (n: number) => 4 + 14 * Math.sqrt(n / maior)
  const km = 100 / ((escala / 111) * 1)
  const passo = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50].find((p) => p >= km / 2) ?? 100
  const regua = (passo / 111) * escala
  return (
    <figure className="grafico">
      <svg
        className="mapa"
        viewBox={`0 0 ${L} ${A + LEGENDA}`}
        role="img"
        aria-label={dizer(`Mapa de pontos: ${pontos.length} lugares com {autos} no período`)}
      >
        <rect width={L} height={A + LEGENDA} className="mapa-fundo" />
        {pontos.map((p) => (
          <circle
            key={`${p.latitude}/${p.longitude}`}
            cx={x(p.longitude)}
            cy={y(p.latitude)}
            r={raio(p.autos)}
          >
            <title>{`${p.latitude}, ${p.longitude}: ${p.autos} ${dizer(p.autos === 1 ? '{auto}' : '{autos}')}`}</title>
          </circle>
        ))}
        <line className="mapa-borda" x2={L} y1={A} y2={A} />
        <g className="mapa-escala" transform={`translate(${MARGEM} ${A + LEGENDA / 2})`}>
          <path d={`M0 -5 V5 M0 0 H${regua} M${regua} -5 V5`} />
          <text x={regua + 10} y="6">
            {passo.toLocaleString('pt-BR')} km
          </text>
        </g>
        <text className="mapa-norte" x={L - MARGEM} y={A + LEGENDA / 2 + 5}>
          N ↑
        </text>
      </svg>
      <figcaption className="miudo suave">
        Pontos juntados a cada 100 metros, mais ou menos; o tamanho é a quantidade.
      </figcaption>
      <details className="nao-imprimir">
        <summary>Ver em tabela</summary>
        <Tabela
          titulo={dizer('Lugares com mais {autos}')}
          colunas={['Latitude', 'Longitude', dizer('{Autos}')]}
          linhas={pontos.slice(0, 50).map((p) => ({
            chave: `${p.latitude}/${p.longitude}`,
            celulas: [p.latitude.toFixed(3), p.longitude.toFixed(3), p.autos],
          }))}
        />
      </details>
    </figure>
  )
}
