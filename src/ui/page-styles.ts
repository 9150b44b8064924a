import createCache, { type EmotionCache } from '@emotion/cache'
import { makeSystem } from './system.ts'

// Under its default key Emotion moves every style element it finds, and the browser lays the whole page out
// again.
const KEY = 'q'
const PAINTED = 'data-painted-styles'

export interface PageStyles {
  /**
   * Hands the styles out in one piece on the server; style tags between the elements would spoil hydration.
   */
  cache: EmotionCache
  system: ReturnType<typeof makeSystem>
}

let system: PageStyles['system'] | undefined

/** The styles of a page that is yet to be rendered. */
export function newPageStyles(): PageStyles {
  system ??= makeSystem()
  return { cache: newCache(), system }
}

function newCache(): EmotionCache {
  const cache = createCache({ key: KEY })
  cache.compat = true
  return cache
}

/**
 * Goes on from the styles that the server's page has, which stay in place: duplicating them costs as much as
 * moving.
 */
export function readPageStyles(page: Document): PageStyles {
  const names = page.querySelector(`[${PAINTED}]`)?.getAttribute(PAINTED)
  if (!names) return newPageStyles()
  const cache = newCache()
  for (const name of names.split(' ')) cache.inserted[name] = true
  const made = makeSystem(true)
  return { cache, system: { ...made, _global: [] } }
}

/** All styles that a page used, as the style element from which the browser goes on. */
export function writePageStyles({ cache: { inserted } }: PageStyles): string {
  const css = Object.values(inserted).filter((it) => typeof it === 'string')
  return `<style ${PAINTED}="${Object.keys(inserted).join(' ')}">${css.join('')}</style>`
}
