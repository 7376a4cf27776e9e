import { useQuery } from '@tanstack/react-query'
import { formatarDia } from '#core/calendar/dia.ts'
import { formatarReais } from '#core/money/centavos.ts'
import type { Painel as Dados } from '../../server/contrato/contrato.ts'
import { lerPainel } from '../api/leituras.ts'
import { useDizerEmTitulos, useServico } from '../api/servico.ts'
import { useBuscaDeTextos } from '../formularios/alvo.ts'
import { Botao } from '../ui/Botao.tsx'
import { Cartao } from '../ui/Cartao.tsx'
import { Elo } from '../ui/Elo.tsx'
import { Leitura } from '../ui/Estados.tsx'
import { Titulo } from '../ui/Titulo.tsx'
import { Barras } from './Barras.tsx'
import { Filtros } from './Filtros.tsx'
import { Mapa } from './Mapa.tsx'
import { Numero, porCento, Quota, ultimoDiaDoMes } from './Numeros.tsx'
import './Painel.css'

/** `/{m}/{s}/painel?de&ate`: the figures of a period, each a link to its rows. */
export function Painel() {
  const { base } = useServico()
  const { de, ate } = useBuscaDeTextos()
  const painel = useQuery(lerPainel(base, { de: de || undefined, ate: ate || undefined }))
  return (
    <div className="pilha-larga">
      <div className="painel-titulo">
        <Titulo aba="Painel do gestor">Painel do gestor</Titulo>
        <span className="nao-imprimir">
          <Botao onClick={() => window.print()}>Imprimir</Botao>
        </span>
      </div>
      <Filtros
        campos={[
          { nome: 'de', rotulo: 'Fatos desde', tipo: 'dia' },
          { nome: 'ate', rotulo: 'Fatos até', tipo: 'dia' },
        ]}
      />
      <Leitura consulta={painel}>{(dados) => <Pagina dados={dados} />}</Leitura>
    </div>
  )
}

function Pagina({ dados: d }: { dados: Dados }) {
  const { base } = useServico()
  const dizer = useDizerEmTitulos()
  const lista = (filtro: Record<string, string>) =>
    `${base}/listas/autos?${new URLSearchParams({ de: d.de, ate: d.ate, ...filtro }).toString()}`
  return (
    <div className="pilha-larga">
      <p className="suave">
        Fatos de {formatarDia(d.de)} a {formatarDia(d.ate)}. Cada número leva à lista que o forma.
      </p>
      <div className="numeros">
        <Numero nome={dizer('{Autos} lavrad{auto:o|a}s')} valor={d.autos} para={lista({})} />
        <Numero
          nome={dizer('Anulad{auto:o|a}s')}
          valor={d.anulados}
          nota={porCento(d.anulados, d.autos)}
          para={lista({ fase: 'anulado' })}
        />
        <Numero
          nome={dizer('Julgad{auto:o|a}s')}
          valor={d.julgados}
          para={lista({ resultado: 'julgado' })}
        />
        <Numero
          nome="Improcedentes"
          valor={d.improcedentes}
          nota={`${porCento(d.improcedentes, d.julgados)} dos julgados`}
          para={lista({ resultado: 'improcedente' })}
        />
        <Numero
          nome="Recursos julgados"
          valor={d.recursosJulgados}
          para={lista({ recurso: 'julgado' })}
        />
        <Numero
          nome="Reformados em recurso"
          valor={d.providos}
          nota={`${porCento(d.providos, d.recursosJulgados)} dos recursos`}
          para={lista({ recurso: 'provido' })}
        />
        <Numero
          nome="Multas aplicadas"
          valor={d.multas.quantidade}
          nota={formatarReais(d.multas.valor)}
          para={lista({ multa: 'sim' })}
        />
        <Numero
          nome="Multas pagas"
          valor={d.multas.pagas}
          nota={formatarReais(d.multas.pago)}
          para={lista({ multa: 'paga' })}
        />
      </div>
      <div className="graficos">
        <Cartao titulo="Por mês">
          <Barras
            titulo={dizer('{Autos} por mês do fato')}
            unidade={dizer('{Autos}')}
            barras={d.porMes.map((m) => ({
              chave: m.mes,
              nome: `${m.mes.slice(5)}/${m.mes.slice(0, 4)}`,
              valor: m.autos,
              para: lista({ de: `${m.mes}-01`, ate: ultimoDiaDoMes(m.mes) }),
            }))}
          />
        </Cartao>
        <Cartao titulo="Por dispositivo">
          <Barras
            titulo={dizer('{Autos} por dispositivo infringido')}
            unidade={dizer('{Autos}')}
            barras={d.porDispositivo.slice(0, 15).map((x) => ({
              chave: x.dispositivo,
              nome: x.citacao,
              explica: x.resumo,
              valor: x.autos,
              para: lista({ dispositivo: x.dispositivo }),
            }))}
          />
          {d.porDispositivo.length > 15 && (
            <p className="miudo suave">E mais {d.porDispositivo.length - 15} dispositivos.</p>
          )}
        </Cartao>
        <Cartao titulo="Multas, por mês do fato">
          {(['multas', 'pago'] as const).map((qual) => (
            <Barras
              key={qual}
              titulo={qual === 'multas' ? 'Valor aplicado' : 'Valor pago'}
              unidade="Valor"
              escrever={formatarReais}
              maximo={Math.max(...d.porMes.map((m) => m.multas))}
              barras={d.porMes.map((m) => ({
                chave: m.mes,
                nome: `${m.mes.slice(5)}/${m.mes.slice(0, 4)}`,
                valor: m[qual],
                para: lista({
                  de: `${m.mes}-01`,
                  ate: ultimoDiaDoMes(m.mes),
                  multa: qual === 'multas' ? 'sim' : 'paga',
                }),
              }))}
            />
          ))}
        </Cartao>
        <Cartao titulo="Tempo em cada etapa">
          <Barras
            titulo="Mediana, em dias"
            unidade="Dias"
            barras={d.tempos.map((t) => ({
              chave: t.etapa,
              nome: t.etapa,
              explica: `${t.autos} ${t.autos === 1 ? 'processo' : 'processos'}`,
              valor: t.mediana,
            }))}
            escrever={(n) => `${n.toLocaleString('pt-BR')} ${n === 1 ? 'dia' : 'dias'}`}
          />
        </Cartao>
        <Cartao titulo="Onde">
          <Mapa pontos={d.pontos} />
        </Cartao>
        <Cartao titulo="Vagas">
          <Quota quota={d.quota} para={`${base}/listas/outorgas?vigentes=sim`} />
          <p className="nao-imprimir">
            <Elo para={`${base}/quadro`}>Quadro dos processos</Elo>
          </p>
        </Cartao>
      </div>
    </div>
  )
}
