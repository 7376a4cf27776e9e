import { writeFileSync } from 'node:fs'
import { ARQUIVO, openApiEmTexto } from './texto.ts'

// `npm run openapi`
writeFileSync(ARQUIVO, openApiEmTexto())
