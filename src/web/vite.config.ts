import react from '@vitejs/plugin-react'
import { resolve } from 'node:path'
import { defineConfig } from 'vite'

const ROOT = resolve(import.meta.dirname, '../..')

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react()],
  build: {
    outDir: resolve(ROOT, 'dist/web'),
    emptyOutDir: true,
    // Nothing inlined: the server's content security policy allows neither data: nor inline code.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api/v1': process.env['OUTORGA_API'] ?? 'http://127.0.0.1:8080' } },
})
