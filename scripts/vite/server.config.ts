import { readFileSync } from 'node:fs'
import { defineConfig } from 'vite'

/** Hundreds of small files between them: a start reads them sooner as a part of ours. */
const BUILT_IN = ['kysely', 'libphonenumber-js']

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
        'gazetteer-worker': 'demo/gazetteer/gazetteer-worker.ts',
        'tile-worker': 'demo/tiles/tile-worker.ts',
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
