// @ts-check
import { runnerImport } from 'vite'

const LAID_OUT_BY = 'server/demo/town/plan.ts'
const FILE = 'town-plan.json'

/** What is built instead of the module that lays the town out. */
const READER = `
import { readFileSync } from 'node:fs'
export const layOutTown = () => JSON.parse(readFileSync(new URL('./${FILE}', import.meta.url), 'utf8'))
`

/**
 * Lays the demo town out while the server is built, so that no start has to: the plan becomes a file beside the
 * server, as old as the code that drew it.
 *
 * @returns {import('vite').Plugin}
 */
export function townPlan() {
  let plan = ''
  return {
    name: 'town-plan',
    apply: 'build',
    async load(id) {
      if (!id.endsWith(`/${LAID_OUT_BY}`)) return undefined
      /** @typedef {typeof import('../../server/demo/town/plan.ts')} Town */
      const drawn = await runnerImport(`./${LAID_OUT_BY}`, { configFile: false })
      for (const file of drawn.dependencies) this.addWatchFile(file)
      plan = JSON.stringify(/** @type {Town} */ (drawn.module).layOutTown())
      return READER
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: plan })
    },
  }
}
