import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { defineConfig } from 'vite'

/** Hundreds of small files between them: a start reads them sooner as a part of ours. */
const BUILT_IN = ['kysely', 'libphonenumber-js']

/** The demo town's threads, each a file of its own beside the server; none where the town was taken out. */
function demoThreads(): Record<string, string> {
  const files = existsSync('demo') ? readdirSync('demo', { recursive: true, encoding: 'utf8' }) : []
  const threads = files.filter((it) => it.endsWith('-worker.ts'))
  return Object.fromEntries(threads.map((it) => [basename(it, '.ts'), join('demo', it)]))
}

/** The server, built into a few flat files; packages stay in node_modules but for those. */
export default defineConfig({
  ssr: { noExternal: BUILT_IN },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        operator: 'server/operator/main.ts',
        ...demoThreads(),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  plugins: [
    {
      name: 'embedded-database-worker',
      // A thread starts from a file of its own, beside the chunk that starts it.
      generateBundle() {
        const source = readFileSync('server/db/embedded/worker.js')
        this.emitFile({ type: 'asset', fileName: 'worker.js', source })
      },
    },
  ],
})
