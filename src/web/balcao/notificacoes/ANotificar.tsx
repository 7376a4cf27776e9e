import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Notificacoes } from '../../../server/contrato/contrato.ts'
import { comandar, novaChave } from '../../api/comandar.ts'
import { chaveDasLeituras } from '../../api/leituras.ts'
import { FalhaDaApi } from '../../api/problema.ts'
import { useServico } from '../../api/servico.ts'
import { Alerta } from '../../ui/Alerta.tsx'
import { Botao } from '../../ui/Botao.tsx'
import { Elo } from '../../ui/Elo.tsx'
import { Vazio } from '../../ui/Estados.tsx'
import { listar, nomear, nomearInicial } from '#core/mensagens/palavras.ts'
import { Tabela } from '../../ui/Tabela.tsx'
import { PECAS } from './pecas.ts'

type Linha = Notificacoes['aNotificar'][number]
const chave = (l: Linha): string => `${l.recurso}/${l.id}/${l.peca}/${l.pessoa ?? ''}`

/** Those to serve, chosen by ticks, sent by one means; each is its own act. */
export function ANotificar({ dados }: { dados: Notificacoes }) {
  const { base } = useServico()
  const cliente = useQueryClient()
  const [fora, excluir] = useState<ReadonlySet<string>>(new Set())
  const [meio, escolher] = useState('')
  const [por, expedirPor] = useState('')
  const [ocupado, ocupar] = useState(false)
  const [falhas, falhar] = useState<readonly string[]>([])
  const [feitas, contar] = useState(0)
  const visiveis = dados.aNotificar.filter((l) => meio === '' || l.proximo === meio)
  const escolhidas = visiveis.filter((l) => !fora.has(chave(l)))

  const expedir = async () => {
    ocupar(true)
    const erros: string[] = []
    let n = 0
    for (const l of escolhidas) {
      const nome =
        l.recurso === 'perdas'
          ? 'notificarPerda'
          : l.peca === 'autuacao'
            ? 'notificarAutuacao'
            : 'notificarDecisao'
      const pessoa = l.recurso === 'perdas' || l.pessoa === undefined ? {} : { pessoa: l.pessoa }
      try {
        // eslint-disable-next-line no-await-in-loop -- one after another: each is its own act
        await comandar({
          caminho: `${base}/${l.recurso}/${l.id}/${nome}`,
          dados: { meio: por || l.proximo, ...pessoa },
          chave: novaChave(),
        })
        n += 1
      } catch (erro) {
        if (!(erro instanceof FalhaDaApi)) throw erro
        const frases = erro.problema?.recusas?.map((r) => r.frase) ?? [erro.message]
        erros.push(`nº ${l.numero}, ${l.nome}: ${frases.join(' ')}`)
      }
    }
    falhar(erros)
    contar(n)
    ocupar(false)
    await cliente.invalidateQueries({ queryKey: chaveDasLeituras(base) })
  }

  return (
    <section aria-labelledby="a-notificar" className="pilha">
      <h2 id="a-notificar">A notificar ({dados.aNotificar.length})</h2>
      {feitas > 0 && (
        <Alerta tom="certo">
          {feitas === 1 ? 'Uma notificação expedida.' : `${feitas} notificações expedidas.`}
        </Alerta>
      )}
      {falhas.length > 0 && (
        <Alerta tom="erro">
          <ul className="lista-simples">
            {falhas.map((f) => (
              <li key={f}>{f}</li>
            ))}
          </ul>
        </Alerta>
      )}
      {dados.aNotificar.length === 0 ? (
        <Vazio titulo="Ninguém espera notificação." />
      ) : (
        <>
          <p className="fila-de-itens">
            <label>
              Próximo meio:{' '}
              <select className="entrada" value={meio} onChange={(e) => escolher(e.target.value)}>
                <option value="">todos</option>
                {dados.meios.map((m) => (
                  <option key={m} value={m}>
                    {nomear(m)}
                  </option>
                ))}
              </select>
            </label>
            <label>
              Expedir por:{' '}
              <select className="entrada" value={por} onChange={(e) => expedirPor(e.target.value)}>
                <option value="">o próximo meio de cada uma</option>
                {dados.meios.map((m) => (
                  <option key={m} value={m}>
                    {nomear(m)}
                  </option>
                ))}
              </select>
            </label>
            <Botao
              aparencia="primario"
              ocupado={ocupado || escolhidas.length === 0}
              onClick={() => void expedir()}
            >
              {ocupado ? 'Expedindo…' : `Expedir ${escolhidas.length}`}
            </Botao>
          </p>
          <Tabela
            titulo="A notificar"
            colunas={['', 'Registro', 'A quem', 'O quê', 'Já tentados', 'Próximo meio']}
            linhas={visiveis.map((l) => ({
              chave: chave(l),
              celulas: [
                <input
                  key="c"
                  type="checkbox"
                  aria-label={`Expedir a de ${l.nome}, nº ${l.numero}`}
                  checked={!fora.has(chave(l))}
                  onChange={(e) => {
                    const novo = new Set(fora)
                    if (e.target.checked) novo.delete(chave(l))
                    else novo.add(chave(l))
                    excluir(novo)
                  }}
                />,
                <Elo key="e" para={`${base}/${l.recurso}/${l.id}`}>
                  nº {l.numero}
                </Elo>,
                l.nome,
                PECAS[l.peca],
                l.tentados.length === 0 ? '—' : listar(l.tentados.map((p) => nomear(p))),
                nomearInicial(l.proximo),
              ],
            }))}
          />
        </>
      )}
    </section>
  )
}
