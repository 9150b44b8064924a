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
  // For Reacts before 18.
  'use-sync-external-store/shim': "export { useSyncExternalStore } from 'react'",
}
const MARK = '\0left-out:'

/**
 * Keeps out of the app what it would carry in vain.
 * @returns {import('vite').Plugin}
 */
export function leftOut() {
  return {
    name: 'left-out',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id in inItsPlace ? MARK + id : undefined),
    load: (id) => (id.startsWith(MARK) ? inItsPlace[id.slice(MARK.length)] : undefined),
  }
}
