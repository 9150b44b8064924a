import { expect, test } from 'vitest'
import { readSettings } from '#contract/settings.ts'
import { en } from '#contract/texts/en.ts'
import type { PageDescription } from '#src/core/page/page-description.ts'
import { writeHead } from './head.ts'

const about = (image: string, title = 'Night Market'): PageDescription => ({
  title,
  description: 'Sixty stalls',
  image,
  thing: { '@type': 'Event', name: title },
})

const head = (more: { storeName?: string; url?: string; found?: boolean; about?: PageDescription } = {}) =>
  writeHead({
    url: more.url ?? '/help-faq?x=1',
    origin: 'https://quay.example',
    values: readSettings([{ key: 'storeName', value: more.storeName ?? 'Quayside' }]),
    texts: en,
    screen: { found: more.found ?? true, title: 'help.title', about: more.about },
  })

test('a page names its screen, its address without what was searched, and the store', () => {
  expect(head()).toContain('<title>Help and questions · Quayside</title>')
  expect(head()).toContain('<link rel="canonical" href="https://quay.example/help-faq">')
})

test('the page of one thing is called after it, and shows its picture to who is sent its link', () => {
  const page = head({ about: about('/img/market') })
  expect(page).toContain('<title>Night Market · Quayside</title>')
  expect(page).toContain('<meta property="og:image" content="https://quay.example/img/market/960.webp">')
  expect(page).toContain('"@type":"Event","name":"Night Market"')
  expect(head({ about: about('https://elsewhere.example/a.jpg') })).toContain(
    'content="https://elsewhere.example/a.jpg"',
  )
})

test('a page that is not there is kept out of search engines', () => {
  expect(head({ found: false })).toContain('<meta name="robots" content="noindex">')
  expect(head({ found: false })).not.toContain('canonical')
})

test.each([
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
])('nothing an operator or an address says becomes markup: %s', (text) => {
  expect(head({ storeName: text, url: `/${text}` })).not.toContain(text)
  expect(head({ about: about(text, text) })).not.toContain(text)
})
