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

/**
 * What Chakra reckons at every start before anything asks for it, by the module that does.
 * @type {[module: string, reckoned: string, instead: string][]}
 */
const notReckoned = [
  // A page that was painted has these styles; only a page yet to be painted has a preflight (see ui/system.ts).
  [
    'system.js',
    'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];',
    'const _global = preflight === false ? [] : [getPreflightCss(), getGlobalCss(), getTokenCss()];',
  ],
  // No style of ours says `colorPalette`, and none asks what a length is in pixels.
  ['token-middleware.js', '  addVirtualPalette,\n  addPixelUnit,\n', ''],
  ['token-transforms.js', 'addConditionalCssVariables,\n  addColorPalette\n', 'addConditionalCssVariables\n'],
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
      const found = notReckoned.find(([module]) =>
        id.endsWith(`/@chakra-ui/react/dist/esm/styled-system/${module}`),
      )
      if (!found) return undefined
      const [module, reckoned, instead] = found
      met.add(module)
      if (!code.includes(reckoned)) this.error(`Chakra's ${module} is written in another way by now.`)
      return { code: code.replace(reckoned, instead), map: null }
    },
    buildEnd(error) {
      const gone = [...Object.keys(inItsPlace), ...notReckoned.map(([module]) => module)].filter(
        (it) => !met.has(it),
      )
      if (!error && gone.length > 0) this.error(`Nothing brings ${gone.join(', ')} along any more.`)
    },
  }
}
