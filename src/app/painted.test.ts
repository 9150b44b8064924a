import { expect, test } from 'vitest'
import { writePainted } from './painted.ts'

test('no answer can end the element that carries it into the page', () => {
  const title = '</script><script>alert(1)</script>'
  const data = { queries: [], mutations: [], title }
  const written = writePainted({ language: 'en', state: data })
  expect(written.match(/<\/script>/g)).toHaveLength(1)
  const json = /<script[^>]*>(.*)<\/script>/.exec(written)?.[1] ?? ''
  expect(JSON.parse(json).state.title).toBe(title)
})
