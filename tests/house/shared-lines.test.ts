import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The number of lines outside its own folder and its routes that may know a vertical. */
const MOST = 12
const VERTICALS = 'src/verticals'

/** The files that all verticals share. They know none of them, but for the lines that are counted here. */
const shared = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((it) => it.isFile() && /\.tsx?$/.test(it.name) && !/\.(test|gen)\.tsx?$/.test(it.name))
  .map((it) => join(it.parentPath, it.name).replaceAll('\\', '/'))
  .filter((path) => !path.startsWith(`${VERTICALS}/`) && !path.startsWith('src/routes/'))

const verticals = readdirSync(VERTICALS)

/**
 * The lines of a file that know a vertical: by its name, by its folder, or by a name that is imported from
 * there.
 */
function linesOf(vertical: string, text: string): string[] {
  const folder = `#${VERTICALS}/${vertical}/`
  const lines = text.split('\n')
  const handedOut = lines
    .filter((it) => it.includes(folder))
    .flatMap((it) => (/\{([^}]*)\}/.exec(it)?.[1] ?? '').split(',').map((name) => name.trim()))
    .filter((name) => name !== '')
  const names = [`['"\`]${vertical}['"\`]`, ...handedOut.map((name) => `\\b${name}\\b`)].join('|')
  return lines.filter((it) => it.includes(folder) || new RegExp(names).test(it))
}

const linesAbout = (vertical: string, files: readonly string[]) =>
  files.flatMap((path) =>
    linesOf(vertical, readFileSync(path, 'utf8')).map((line) => `${path}: ${line.trim()}`),
  )

test('lines that know of a vertical are found by its name and by what its folder hands out', () => {
  const text = [
    "import { bookableBerths, berthPaths } from '#src/verticals/berths/bookable.ts'",
    'const bookable = [bookableBerths]',
    "const first = 'berths'",
    'const berth = 1',
  ].join('\n')
  expect(linesOf('berths', text)).toHaveLength(3)
  expect(linesOf('events', text)).toEqual([])
})

test.each(verticals)(`%s is known to at most ${MOST} lines of the client outside its folder`, (vertical) => {
  const found = linesAbout(vertical, shared)
  // Its import and its place in the list count at least, so a lower count shows that nothing was read.
  expect(found.length).toBeGreaterThanOrEqual(2)
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(MOST)
})

test.each(verticals)('core, data, ui and lib do not know %s', (vertical) => {
  expect(
    linesAbout(
      vertical,
      shared.filter((path) => /^src\/(core|data|ui|lib)\//.test(path)),
    ),
  ).toEqual([])
})

test.each(verticals)('no module of the server knows %s', (vertical) => {
  const modules = readdirSync('server/modules', { recursive: true, encoding: 'utf8' })
    .filter((it) => it.endsWith('.ts') && !it.endsWith('.test.ts'))
    .map((it) => join('server/modules', it))
  expect(modules.length).toBeGreaterThan(100)
  expect(linesAbout(vertical, modules)).toEqual([])
})
