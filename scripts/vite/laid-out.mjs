// @ts-check
import { runnerImport } from 'vite'

const LAID_OUT_BY = './demo/laid-out.ts'

const READ = `
  import { readFileSync } from 'node:fs'
  const read = (name) => readFileSync(new URL('./town/' + name, import.meta.url))
  const bytes = (name) => new Uint8Array(read(name)).buffer
  const json = (name) => JSON.parse(read(name).toString())
`

/**
 * What is built instead of the modules that lay the town out: they read what the build wrote down.
 *
 * @type {Record<string, string>}
 */
const READERS = {
  'demo/town/plan.ts': "export const layOutTown = () => json('plan.json')",
  'demo/town/land/shore-grid.ts': "export const shoreGrid = () => new Float32Array(bytes('shore.f32'))",
  'demo/town/blocks/build-houses.ts':
    "export const buildHouses = () => new Float64Array(bytes('houses.f64'))",
  'demo/tiles/labels/settle.ts': "export const settleNames = (zoom) => json('names-' + zoom + '.json')",
}

/**
 * Lays the demo town out while the server is built, so that no start has to: what takes long becomes files beside
 * the server, as old as the code that drew them.
 *
 * @returns {import('vite').Plugin}
 */
export function laidOut() {
  /** @typedef {typeof import('../../demo/laid-out.ts')} Town */
  /** @type {ReturnType<typeof runnerImport<Town>> | undefined} */
  let drawn
  /** @type {Set<string>} */
  const met = new Set()
  return {
    name: 'laid-out',
    apply: 'build',
    async load(id) {
      const laidOut = Object.keys(READERS).find((it) => id.endsWith(`/${it}`))
      if (!laidOut) return undefined
      met.add(laidOut)
      drawn ??= runnerImport(LAID_OUT_BY, { configFile: false })
      for (const file of (await drawn).dependencies) this.addWatchFile(file)
      return READ + READERS[laidOut]
    },
    async generateBundle() {
      const gone = Object.keys(READERS).filter((it) => !met.has(it))
      if (gone.length > 0)
        this.error(`Nothing that is built lays out the town by ${gone.join(', ')} any more.`)
      for (const [name, source] of (await drawn)?.module.layOut() ?? []) {
        this.emitFile({ type: 'asset', fileName: `town/${name}`, source })
      }
    },
  }
}
