import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const builtSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    isEntry: v.optional(v.boolean()),
    imports: v.optional(v.array(v.string()), []),
  }),
)
type Built = v.InferOutput<typeof builtSchema>

const ROUTE = /^src\/routes\/(.+)\.tsx\?/

/** For each route by name, the addresses of the files that its screen needs beyond those of every start. */
export type ScreenFiles = ReadonlyMap<string, readonly string[]>

/**
 * Reads which files each screen needs, as the build wrote it down. Where that is missing, the app finds out
 * as it runs.
 */
export function readScreenFiles(folder: string): ScreenFiles {
  const path = join(folder, '.vite/manifest.json')
  if (!existsSync(path)) return new Map()
  const built = v.parse(builtSchema, JSON.parse(readFileSync(path, 'utf8')))
  const keys = Object.keys(built)
  const atStart = neededBy(
    built,
    keys.filter((key) => built[key]?.isEntry),
  )
  const screens = keys.flatMap((key) => {
    const name = ROUTE.exec(key)?.[1]
    const files = [...neededBy(built, [key])].filter((file) => !atStart.has(file))
    return name === undefined ? [] : [[nameOfRoute(name), files.map((file) => `/${file}`)] as const]
  })
  return new Map(screens)
}

/** The route of a file in the router's form: `happenings.event.$slug.index` is `/happenings/event/$slug/`. */
const nameOfRoute = (file: string) => `/${file.replaceAll('.', '/').replace(/(^|\/)index$/, '$1')}`

function neededBy(built: Built, keys: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const open = [...keys]
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (seen.has(key)) continue
    seen.add(key)
    open.push(...(built[key]?.imports ?? []))
  }
  return new Set([...seen].flatMap((key) => built[key]?.file ?? []))
}
