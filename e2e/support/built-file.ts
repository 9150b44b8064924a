import { readFileSync } from 'node:fs'
import * as v from 'valibot'

const manifestSchema = v.record(v.string(), v.object({ file: v.string() }))

/**
 * The address of the built file that begins with a module, without its extension. Files that load later are
 * named by their hash alone; in a published version its name follows.
 */
export function builtFile(source: string): string {
  const manifest = v.parse(
    manifestSchema,
    JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')),
  )
  const built = manifest[source]
  if (!built) throw new Error(`No file of the build begins with ${source}.`)
  return `/${built.file.replace(/\.js$/, '')}`
}
