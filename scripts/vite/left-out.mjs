// @ts-check

/**
 * What libraries bring along and nobody here has a use for, and what stands in its place.
 * @type {Record<string, string>}
 */
const inItsPlace = {
  // Emotion's, for themes of its own.
  'hoist-non-react-statics': 'export default undefined',
  // Every attribute there is. Chakra has taken its styles out of what it asks about, and our types let nothing else in.
  '@emotion/is-prop-valid': "export default (name) => !['as', 'asChild', 'theme', 'unstyled'].includes(name)",
  // Lucide's, with classes nobody looks for and names in three spellings. Ours have a size, and are for the eye alone.
  '../createLucideIcon.mjs': `
    import { createElement } from 'react'
    const look = { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' }
    export default ({ node }) => ({ size, ...rest }) =>
      createElement('svg', { ...look, width: size, height: size, 'aria-hidden': true, ...rest },
        node.map((it) => createElement(...it)))
  `,
  // Chakra's makes a text of all it is asked, and files anew what it finds. Most it is asked is one text.
  '../utils/memo.js': `
    const MOST = 2_000
    const keyOf = (it) => {
      if (typeof it === 'string') return 's' + it
      if (typeof it === 'function') return 'f' + it.name
      if (typeof it !== 'object' || it === null) return String(it)
      let key = Array.isArray(it) ? '[' : '{'
      for (const name of Object.keys(it).sort()) key += name + ':' + keyOf(it[name]) + ','
      return key + '}'
    }
    export const memo = (reckon) => {
      const of = new Map()
      return (...asked) => {
        const key = asked.length === 1 && typeof asked[0] === 'string' ? asked[0] : '\\0' + asked.map(keyOf).join('|')
        let found = of.get(key)
        if (found === undefined) {
          found = reckon(...asked)
          if (of.size >= MOST) of.clear()
          of.set(key, found)
        }
        return found
      }
    }
  `,
  // For Reacts before 18.
  'use-sync-external-store/shim': "export { useSyncExternalStore } from 'react'",
}
const MARK = '\0left-out:'

const chakra = '@chakra-ui/react/dist/esm/styled-system'
/** The painter on the server does without. */
const inTheBrowser = 'react-dom/cjs/react-dom-client.production.js'

/**
 * What libraries reckon at every start before anything asks for it, by the file that does.
 * @type {[file: string, reckoned: string | RegExp, instead: string][]}
 */
const notReckoned = [
  // A page that was painted has these styles; only a page yet to be painted has a preflight (see ui/system.ts).
  [
    `${chakra}/system.js`,
    'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];',
    'const _global = preflight === false ? [] : [getPreflightCss(), getGlobalCss(), getTokenCss()];',
  ],
  // No style of ours says `colorPalette`, and none asks what a length is in pixels.
  [`${chakra}/token-middleware.js`, '  addVirtualPalette,\n  addPixelUnit,\n', ''],
  [
    `${chakra}/token-transforms.js`,
    'addConditionalCssVariables,\n  addColorPalette\n',
    'addConditionalCssVariables\n',
  ],
  // Where the stack was made of what React throws only to tell itself something. A browser that is looked into, as by
  // Lighthouse, reads all 190 kB of this file once more for it, and below 150 kB for an Internet Explorer's drawings.
  [
    inTheBrowser,
    /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g,
    '$1 = Object.create(Error.prototype, { message: { value: $2 } })',
  ],
  [
    'leaflet/dist/leaflet-src.js',
    /try \{\s+document\.namespaces\.add\([\s\S]+?\} catch \(e\) \{[\s\S]+?\}/,
    '',
  ],
]

/**
 * Keeps out of the app what it would carry in vain.
 * @returns {import('vite').Plugin}
 */
export function leftOut() {
  /** @type {Set<string>} */
  const met = new Set()
  return {
    name: 'left-out',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id in inItsPlace ? MARK + id : undefined),
    load(id) {
      if (!id.startsWith(MARK)) return undefined
      const name = id.slice(MARK.length)
      met.add(name)
      return inItsPlace[name]
    },
    transform(code, id) {
      const found = notReckoned.find(([file]) => id.endsWith(`/node_modules/${file}`))
      if (!found) return undefined
      const [file, reckoned, instead] = found
      met.add(file)
      const without = code.replace(reckoned, instead)
      if (without === code) this.error(`${file} is written in another way by now.`)
      return { code: without, map: null }
    },
    buildEnd(error) {
      const known = [...Object.keys(inItsPlace), ...notReckoned.map(([file]) => file)]
      const isPainter = this.environment.config.consumer === 'server'
      const gone = known.filter((it) => !met.has(it) && !(isPainter && it === inTheBrowser))
      if (!error && gone.length > 0) this.error(`Nothing brings ${gone.join(', ')} along any more.`)
    },
  }
}
