#!/usr/bin/env node
import { join } from 'node:path'
import { install, ROOT, run } from '../scripts/preparar.mjs'

install()
run([join(ROOT, 'src/cli/outorga.ts'), ...process.argv.slice(2)])
