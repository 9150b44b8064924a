// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf } from './tree.mjs'

/** @typedef {{ file: string, isEntry?: boolean, imports?: string[] }} Chunk */
/** @typedef {{ name: string, path: string[], limit: string, gzip: true }} Budget */

const HOME = { limit: '195 kB', routes: /^src\/routes\/index\.tsx/ }
const OTHER_LIMIT = '230 kB'
const ROUTE = /^src\/routes\/(?!__root)(.+?)\.tsx/
const FONT = /\.(woff2?|ttf|otf|eot)$/

/**
 * The promised sizes of what Vite built: the painted page, the style sheets and, for each screen, its
 * JavaScript: the chunks of the entry and of the route, with all their static imports.
 *
 * @param {string} root
 * @param {string} folder
 * @returns {Budget[]}
 */
export function budgets(root, folder) {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(join(root, folder, '.vite/manifest.json'), 'utf8'))
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  if (entries.length === 0)
    throw new Error(`${folder}: its manifest names no entry, so there is nothing to weigh.`)
  const shared = Object.keys(manifest).filter((key) => key.startsWith('src/routes/__root.tsx'))
  const files = filesOf(root, [folder])
  const fonts = files.filter((path) => FONT.test(path))
  if (fonts.length > 0) throw new Error(`No font is shipped, but there is ${fonts.join(', ')}.`)
  const styles = files.filter((path) => path.endsWith('.css'))
  const scripts = (/** @type {string[]} */ keys) =>
    [...closure(manifest, [...entries, ...shared, ...keys])].map((file) => `${folder}/${file}`)
  const home = Object.keys(manifest).filter((key) => HOME.routes.test(key))
  if (home.length === 0) throw new Error(`${folder}: its manifest names no chunk of the home screen.`)
  return [
    { name: 'painted page', path: [`${folder}/index.html`], limit: '28 kB', gzip: true },
    ...(styles.length > 0 ? [budget('style sheets', styles, '15 kB')] : []),
    budget('scripts of /', scripts(home), HOME.limit),
    ...routesOf(manifest).map(([route, keys]) => budget(`scripts of ${route}`, scripts(keys), OTHER_LIMIT)),
  ]
}

/** @param {string} name @param {string[]} path @param {string} limit @returns {Budget} */
const budget = (name, path, limit) => ({ name, path, limit, gzip: true })

/** @param {Record<string, Chunk>} manifest */
function routesOf(manifest) {
  /** @type {Map<string, string[]>} */
  const routes = new Map()
  for (const key of Object.keys(manifest)) {
    const name = ROUTE.exec(key)?.[1]
    if (name && name !== 'index') routes.set(name, [...(routes.get(name) ?? []), key])
  }
  return [...routes]
}

/**
 * @param {Record<string, Chunk>} manifest
 * @param {string[]} keys
 */
function closure(manifest, keys) {
  /** @type {Set<string>} */
  const seen = new Set()
  const open = [...keys]
  for (let key = open.pop(); key; key = open.pop()) {
    if (seen.has(key)) continue
    seen.add(key)
    open.push(...(manifest[key]?.imports ?? []))
  }
  return new Set([...seen].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js')))
}
