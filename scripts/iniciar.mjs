import { install, ROOT, run } from './preparar.mjs'
import { join } from 'node:path'

// `npm start --porta 8080` gives the option to npm, which drops it: say so before anything else.
const swallowed = [
  'porta',
  'endereco',
  'dados',
  'publico',
  'sem-demo',
  'sem-telas',
  'ajuda',
].filter((name) => process.env[`npm_config_${name.replace('-', '_')}`] !== undefined)
if (swallowed.length > 0) {
  const list = swallowed.map((name) => `--${name}`).join(', ')
  console.error(
    `O npm ficou com ${list}. Ponha dois traços antes das opções, por exemplo:\n` +
      '  npm start -- --porta 8080',
  )
  process.exit(2)
}

install()
run([join(ROOT, 'src/cli/iniciar.ts'), ...process.argv.slice(2)])
