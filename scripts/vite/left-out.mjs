// @ts-check

/**
 * Code of libraries that the app never uses, and its replacement. Each saves bytes of the compressed scripts
 * of `/`, as noted, and together 4.6 kB (decision 24).
 * @type {Record<string, { by: string, instead: string }>} by what it is called, and by whom
 */
const replacements = {
  // 960 bytes: for Emotion's own themes.
  'hoist-non-react-statics': { by: '@emotion/react', instead: 'export default undefined' },
  // 1,950 bytes: a list of all HTML attributes. Chakra removes its style properties before it asks, and the
  // types allow no others.
  '@emotion/is-prop-valid': {
    by: '@chakra-ui/react',
    instead: "export default (name) => !['as', 'asChild', 'theme', 'unstyled'].includes(name)",
  },
  // 1,130 bytes: Lucide's wrapper, with unused classes and names in three spellings. Our icons have a size,
  // and are hidden from screen readers.
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
  // 230 bytes: Chakra's cache, which writes all arguments as one text and moves each hit to its end. Most
  // calls have a single text as argument.
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
 * Lines of library files that our code never uses: 250 bytes and 170.
 * @type {Record<string, string>} by the file
 */
const withoutLines = {
  // No style here uses `colorPalette`, and none asks for a length in pixels.
  '@chakra-ui/react/dist/esm/styled-system/token-middleware.js': '  addVirtualPalette,\n  addPixelUnit,\n',
  '@chakra-ui/react/dist/esm/styled-system/token-transforms.js': ',\n  addColorPalette',
}
const written = Object.keys(withoutLines)

/**
 * Replaces unused library code.
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
      importer?.includes(`/node_modules/${replacements[id]?.by}/`) ? MARK + id : undefined,
    load(id) {
      if (!id.startsWith(MARK)) return undefined
      const name = id.slice(MARK.length)
      met.add(name)
      return replacements[name]?.instead
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
      const gone = [...Object.keys(replacements), ...written].filter((it) => !met.has(it))
      if (!error && gone.length > 0) this.error(`Nothing brings ${gone.join(', ')} along any more.`)
    },
  }
}
