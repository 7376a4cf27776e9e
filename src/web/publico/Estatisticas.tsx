import { useQuery } from '@tanstack/react-query'
import { formatarReais } from '#core/money/centavos.ts'
import type { Estatisticas as Dados } from '../../server/contrato/contrato.ts'
import { lerEstatisticas } from '../api/leituras.ts'
import { useDadosDoServico, useDizerEmTitulos, useServico } from '../api/servico.ts'
import { useBuscaDeTextos } from '../formularios/alvo.ts'
import { Barras } from '../painel/Barras.tsx'
import { Numero, porCento, Quota } from '../painel/Numeros.tsx'
import '../painel/Painel.css'
import { Cartao } from '../ui/Cartao.tsx'
import { Elo } from '../ui/Elo.tsx'
import { Leitura } from '../ui/Estados.tsx'
import { hojeEm } from '../ui/tempo.ts'
import { Titulo } from '../ui/Titulo.tsx'

/** `/{m}/{s}/estatisticas?ano`: a year's figures, for anyone, without personal data. */
export function Estatisticas() {
  const { base } = useServico()
  const { municipio, servico } = useDadosDoServico()
  const { ano } = useBuscaDeTextos()
  const consulta = useQuery(lerEstatisticas(base, ano))
  return (
    <div className="pilha-larga">
      <div className="pilha">
        <Titulo aba="Estatísticas">Estatísticas da fiscalização</Titulo>
        <p className="introducao">
          {servico?.nome} em {municipio?.nome}. Só somas: nenhuma pessoa, placa ou lugar aparece.
        </p>
      </div>
      <Leitura consulta={consulta}>{(dados) => <Pagina dados={dados} />}</Leitura>
    </div>
  )
}

function Pagina({ dados: d }: { dados: Dados }) {
  const { base } = useServico()
  const dizer = useDizerEmTitulos()
  const fuso = useDadosDoServico().municipio?.fuso ?? 'America/Sao_Paulo'
  const anoCorrente = Number(hojeEm(fuso).slice(0, 4))
  return (
    <div className="pilha-larga">
      <p className="fila-de-itens">
        <Elo para={`${base}/estatisticas?ano=${d.ano - 1}`}>← {d.ano - 1}</Elo>
        <strong>{d.ano}</strong>
        {d.ano < anoCorrente && (
          <Elo para={`${base}/estatisticas?ano=${d.ano + 1}`}>{d.ano + 1} →</Elo>
        )}
        <a href={`/api/v1${base}/publico/estatisticas.csv?ano=${d.ano}`} download>
          Baixar em CSV
        </a>
      </p>
      <div className="numeros">
        <Numero nome={dizer('{Autos} lavrad{auto:o|a}s')} valor={d.autos} />
        <Numero
          nome={dizer('Anulad{auto:o|a}s')}
          valor={d.anulados}
          nota={porCento(d.anulados, d.autos)}
        />
        <Numero nome={dizer('Julgad{auto:o|a}s')} valor={d.julgados} />
        <Numero
          nome="Improcedentes"
          valor={d.improcedentes}
          nota={porCento(d.improcedentes, d.julgados)}
        />
        <Numero nome="Recursos julgados" valor={d.recursosJulgados} />
        <Numero
          nome="Reformados em recurso"
          valor={d.providos}
          nota={porCento(d.providos, d.recursosJulgados)}
        />
        <Numero
          nome="Multas aplicadas"
          valor={d.multas.quantidade}
          nota={formatarReais(d.multas.valor)}
        />
        <Numero nome="Multas pagas" valor={d.multas.pagas} nota={formatarReais(d.multas.pago)} />
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
            }))}
          />
        </Cartao>
        <Cartao titulo="Por dispositivo">
          <Barras
            titulo={dizer('{Autos} por dispositivo infringido')}
            unidade={dizer('{Autos}')}
            barras={d.porDispositivo.map((x) => ({
              chave: x.dispositivo,
              nome: x.citacao,
              explica: x.resumo,
              valor: x.autos,
            }))}
          />
          <p className="miudo suave">
            {dizer('Dispositivos com menos de três {autos}')} não aparecem, para que ninguém seja
            reconhecido.
          </p>
        </Cartao>
        <Cartao titulo="Vagas">
          <Quota quota={d.quota} />
        </Cartao>
      </div>
    </div>
  )
}
