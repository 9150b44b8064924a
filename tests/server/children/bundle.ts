import { copyFileSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'

export interface Bundle {
  /** The path of the script for `node`. */
  path: string
  remove(): void
}

/** Builds a script of this folder in the way the server is built, for a process of its own. */
export async function bundle(name: string): Promise<Bundle> {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-child-'))
  const root = process.cwd()
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    build: {
      ssr: join(import.meta.dirname, `${name}.ts`),
      outDir: folder,
      copyPublicDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  })
  copyFileSync(join(root, 'server/db/embedded/worker.js'), join(folder, 'worker.js'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return {
    path: join(folder, `${name}.mjs`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
