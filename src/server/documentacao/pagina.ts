type Esquema = Record<string, unknown>
type Operacao = {
  tags?: string[]
  summary?: string
  description?: string
  security?: unknown[]
  parameters?: {
    name: string
    in: string
    required?: boolean
    description?: string
    schema?: Esquema
  }[]
  requestBody?: { content?: Record<string, { schema?: Esquema }> }
  responses?: Record<string, { description?: string }>
}
type Documento = {
  info: { title: string; description?: string }
  paths: Record<string, Record<string, Operacao>>
  components?: { schemas?: Record<string, Esquema> }
}

/**
 * A page to read an OpenAPI document: static HTML, no script, nothing fetched from elsewhere, so
 * that it works under the strictest content policy and in a city hall without the internet.
 */
export function paginaDaApi(openapi: object): string {
  const documento = openapi as Documento
  const porEtiqueta = Map.groupBy(
    Object.entries(documento.paths).flatMap(([caminho, metodos]) =>
      Object.entries(metodos).map(([metodo, operacao]) => ({ caminho, metodo, operacao })),
    ),
    ({ operacao }) => operacao.tags?.[0] ?? 'Outros',
  )
  const secoes = [...porEtiqueta].map(
    ([etiqueta, operacoes]) =>
      `<h2 id="${h(etiqueta)}">${h(etiqueta)}</h2>${operacoes.map((o) => cartao(o.caminho, o.metodo, o.operacao)).join('')}`,
  )
  const esquemas = Object.entries(documento.components?.schemas ?? {}).map(
    ([nome, esquema]) =>
      `<details id="esquema-${h(nome)}"><summary><code>${h(nome)}</code></summary>${json(esquema)}</details>`,
  )
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>API da Outorga</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/api/docs.css"></head><body>
<header><h1>API da ${h(documento.info.title)}</h1><p>${h(documento.info.description ?? '')}</p><p><a href="/api/openapi.json">openapi.json</a></p></header>
<nav aria-label="Seções">${[...porEtiqueta.keys()].map((e) => `<a href="#${h(e)}">${h(e)}</a>`).join('')}</nav>
<main>${secoes.join('')}<h2>Esquemas</h2>${esquemas.join('')}</main></body></html>`
}

function cartao(caminho: string, metodo: string, operacao: Operacao): string {
  const parametros = (operacao.parameters ?? []).map(
    (p) =>
      `<tr><td><code>${h(p.name)}</code></td><td>${h(p.in)}${p.required ? ', obrigatório' : ''}</td><td>${prosa(p.description)}</td></tr>`,
  )
  const corpo = operacao.requestBody?.content?.['application/json']?.schema
  const respostas = Object.entries(operacao.responses ?? {}).map(
    ([status, r]) =>
      `<tr><td><code>${h(status)}</code></td><td colspan="2">${prosa(r.description)}</td></tr>`,
  )
  return `<details class="operacao"><summary><span class="${h(metodo)}">${h(metodo.toUpperCase())}</span> <code>${h(caminho)}</code> <span>${h(operacao.summary ?? '')}</span></summary>
<div>${operacao.description ? `<p>${prosa(operacao.description)}</p>` : ''}${operacao.security ? '<p>Pede sessão.</p>' : ''}
${parametros.length ? `<table><caption>Parâmetros</caption><tbody>${parametros.join('')}</tbody></table>` : ''}
${corpo ? `<h3>Corpo</h3>${json(corpo)}` : ''}
<table><caption>Respostas</caption><tbody>${respostas.join('')}</tbody></table></div></details>`
}

const json = (valor: unknown): string =>
  `<pre tabindex="0">${h(JSON.stringify(valor, null, 2))}</pre>`

/** What stands between grave accents is code. */
const prosa = (texto = ''): string => h(texto).replaceAll(/`([^`]+)`/g, '<code>$1</code>')

const h = (texto: string): string =>
  texto
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** The page's style, served apart because inline styles are not allowed. */
export const ESTILO = `:root{font:16px/1.5 system-ui,sans-serif;color:#1b1b1b}body{max-width:70rem;margin:0 auto;padding:1.5rem}
h1{color:#071d41}h2{color:#1351b4;border-bottom:1px solid #ccc;padding-bottom:.25rem;margin-top:2.5rem}nav{display:flex;flex-wrap:wrap;gap:1rem}
a{color:#1351b4}details{border:1px solid #ddd;border-radius:6px;margin:.5rem 0;padding:.5rem .75rem}summary{cursor:pointer;overflow-wrap:anywhere}
summary span:first-child{display:inline-block;min-width:4.2em;font-weight:700}.get{color:#168821}.post{color:#1351b4}.delete{color:#b50909}
table{border-collapse:collapse;width:100%;margin:.75rem 0}caption{text-align:left;font-weight:600}td{border-top:1px solid #eee;padding:.3rem .5rem;vertical-align:top}
pre{background:#f8f8f8;padding:.75rem;overflow:auto;max-height:24rem;border-radius:4px}:focus-visible{outline:3px solid #c2850c;outline-offset:2px}`
