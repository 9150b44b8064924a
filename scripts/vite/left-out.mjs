// @ts-check

/**
 * What libraries bring along and nobody here has a use for, and what stands in its place. Each saves bytes on the
 * first screen, of the compressed scripts of `/`: how many it says, and all together 4.6 kB (decision 24).
 * @type {Record<string, { by: string, instead: string }>} by what it is called, and by whom
 */
const inItsPlace = {
  // 960 bytes: Emotion's, for themes of its own.
  'hoist-non-react-statics': { by: '@emotion/react', instead: 'export default undefined' },
  // 1,950 bytes: Every attribute there is. Chakra has taken its styles out of what it asks about, and our types let
  // nothing else in.
  '@emotion/is-prop-valid': {
    by: '@chakra-ui/react',
    instead: "export default (name) => !['as', 'asChild', 'theme', 'unstyled'].includes(name)",
  },
  // 1,130 bytes: Lucide's, with classes nobody looks for and names in three spellings. Ours have a size, and are for
  // the eye alone.
  '../createLucideIcon.mjs': {
    by: 'lucide-react',
    instead: `
    import { createElement } from 'react'
    const look = { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' }
    export default ({ node }) => ({ size, ...rest }) =>
      createElement('svg', { ...look, width: size, height: size, 'aria-hidden': true, ...rest },
        node.map((it) => createElement(...it)))
  `,
  },
  // 230 bytes: Chakra's makes a text of all it is asked, and files anew what it finds. Most it is asked is one text.
  '../utils/memo.js': {
    by: '@chakra-ui/react',
    instead: `
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
  },
}
const MARK = '\0left-out:'

/**
 * Lines of a library's file that nothing of ours asks for: 250 bytes and 170.
 * @type {Record<string, string>} by the file
 */
const withoutLines = {
  // No style of ours says `colorPalette`, and none asks what a length is in pixels.
  '@chakra-ui/react/dist/esm/styled-system/token-middleware.js': '  addVirtualPalette,\n  addPixelUnit,\n',
  '@chakra-ui/react/dist/esm/styled-system/token-transforms.js': ',\n  addColorPalette',
}
const written = Object.keys(withoutLines)

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
    resolveId: (id, importer) =>
      importer?.includes(`/node_modules/${inItsPlace[id]?.by}/`) ? MARK + id : undefined,
    load(id) {
      if (!id.startsWith(MARK)) return undefined
      const name = id.slice(MARK.length)
      met.add(name)
      return inItsPlace[name]?.instead
    },
    transform(code, id) {
      const file = written.find((it) => id.endsWith(`/node_modules/${it}`))
      const lines = file && withoutLines[file]
      if (!lines) return undefined
      if (!code.includes(lines)) this.error(`${file} is written in another way by now.`)
      met.add(file)
      return { code: code.replace(lines, ''), map: null }
    },
    buildEnd(error) {
      const gone = [...Object.keys(inItsPlace), ...written].filter((it) => !met.has(it))
      if (!error && gone.length > 0) this.error(`Nothing brings ${gone.join(', ')} along any more.`)
    },
  }
}
