import { formatarDia } from '#core/calendar/dia.ts'
import { formatarIdentificador } from '#core/identificador/identificador.ts'
import { formatarTelefone } from '#core/identificador/telefone.ts'
import type { Pessoa } from '#core/pessoa/pessoa.ts'
import type { AtoNaLinha } from '../../../server/contrato/contrato.ts'
import { useDadosDoServico, useServico } from '../../api/servico.ts'
import { Cartao, Etiqueta, Fatos } from '../../ui/Cartao.tsx'
import { Elo } from '../../ui/Elo.tsx'
import { nomear, nomearInicial } from '#core/mensagens/palavras.ts'
import { Documentos } from './Documentos.tsx'
import { escreverEndereco } from '#core/pessoa/escreverEndereco.ts'

type Props = { pessoa: Pessoa; linha: readonly AtoNaLinha[]; comElo?: boolean }

/** Who the person is, the papers, and what weighs on them. */
export function AbaDaPessoa({ pessoa, linha, comElo = false }: Props) {
  const { base } = useServico()
  const { municipio } = useDadosDoServico()
  const { identidade, condenacoes, infracoesDeTransito, debitos } = pessoa
  return (
    <div className="pilha">
      <Cartao titulo={identidade?.nome ?? 'Nome eliminado'}>
        <Fatos
          fatos={[
            ['Tipo', nomearInicial(pessoa.tipo)],
            [
              pessoa.tipo === 'fisica' ? 'CPF' : 'CNPJ',
              identidade && formatarIdentificador(identidade.identificador),
            ],
            ['Nascimento', identidade?.nascimento && formatarDia(identidade.nascimento)],
            ['Endereço', identidade?.endereco && escreverEndereco(identidade.endereco, municipio)],
            ['Telefone', identidade?.telefone && formatarTelefone(identidade.telefone)],
            ['E-mail', identidade?.email],
          ]}
        />
        {comElo && (
          <p className="elo-da-ficha">
            <Elo para={`${base}/pessoas/${pessoa.id}`}>Abrir a ficha da pessoa</Elo>
          </p>
        )}
      </Cartao>
      <Documentos documentos={pessoa.documentos} de="pessoa" linha={linha} />
      {(condenacoes.length > 0 || infracoesDeTransito.length > 0 || debitos.length > 0) && (
        <Cartao titulo="O que pesa">
          <ul className="lista-simples">
            {condenacoes.map((c) => (
              <li key={`${c.especie}${c.transitadaEm}`}>
                <Etiqueta tom="erro">condenação</Etiqueta> {nomear(c.especie)}, transitada em
                julgado em {formatarDia(c.transitadaEm)}
              </li>
            ))}
            {infracoesDeTransito.map((i, n) => (
              <li key={`${i.grau}${i.cometidaEm}${n}`}>
                <Etiqueta tom="atencao">infração de trânsito</Etiqueta> {nomear(i.grau)}, em{' '}
                {formatarDia(i.cometidaEm)}
              </li>
            ))}
            {debitos.map((d) => (
              <li key={d.debito}>
                <Etiqueta tom={d.quitadoEm ? 'certo' : 'erro'}>
                  {d.quitadoEm ? 'débito quitado' : 'débito em aberto'}
                </Etiqueta>{' '}
                {d.descricao}, desde {formatarDia(d.desde)}
                {d.quitadoEm && `; quitado em ${formatarDia(d.quitadoEm)}`}
              </li>
            ))}
          </ul>
        </Cartao>
      )}
    </div>
  )
}
