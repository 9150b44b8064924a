import { ChakraProvider, createSystem } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type ReactNode, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

// The undocumented behaviour of packages that the app depends on: see docs/decisions/024-private-parts.md.

describe('Chakra and Emotion', () => {
  const system = createSystem({
    cssVarsPrefix: 'q',
    disableLayers: true,
    globalCss: { body: { color: 'red' } },
  })
  const rendered = (value: typeof system) => {
    const cache = createCache({ key: 'q' })
    cache.compat = true
    const html = renderToString(
      <CacheProvider value={cache}>
        <ChakraProvider value={value}>page</ChakraProvider>
      </CacheProvider>,
    )
    return { html, inserted: Object.values(cache.inserted) }
  }

  test('keep the styles of all pages in `_global`, and insert none where there are none', () => {
    expect(system._global).toHaveLength(3)
    expect(rendered({ ...system, _global: [] }).inserted.join('')).toBe('')
  })

  test('write what a page needs into `inserted`, as text, and nothing between the elements', () => {
    const { html, inserted } = rendered(system)
    expect(inserted.filter((it) => typeof it === 'string').join('')).toContain('body{color:red;}')
    expect(html).toBe('page')
  })
})

test('React leaves `<!--$!-->` in the place of what it could not render', () => {
  expect(
    renderToString(
      <Suspense>
        <Broken />
      </Suspense>,
    ),
  ).toContain('<!--$!-->')
})

function Broken(): ReactNode {
  throw new Error('broken')
}
