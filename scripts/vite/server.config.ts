import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { defineConfig } from 'vite'

/** Packages of hundreds of small files, which a start reads faster as part of the bundle. */
const BUILT_IN = ['kysely', 'libphonenumber-js']

/** The demo town's worker threads, each a file beside the server; none where the demo was removed. */
function demoThreads(): Record<string, string> {
  const files = existsSync('demo') ? readdirSync('demo', { recursive: true, encoding: 'utf8' }) : []
  const threads = files.filter((it) => it.endsWith('-worker.ts'))
  return Object.fromEntries(threads.map((it) => [basename(it, '.ts'), join('demo', it)]))
}

/** Builds the server into a few flat files. All other packages stay in node_modules. */
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
      // A worker thread starts from a file of its own, beside the chunk that starts it.
      generateBundle() {
        const source = readFileSync('server/db/embedded/worker.js')
        this.emitFile({ type: 'asset', fileName: 'worker.js', source })
      },
    },
  ],
})
