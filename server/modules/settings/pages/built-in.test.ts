import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { pageSchema } from '#contract/entities/settings.ts'
import { cleanHtml } from '#server/db/clean-html.ts'
import { builtInPages } from './built-in.ts'

const english = builtInPages('en')
const plainTag = /^<\/?(h2|h3|p|ul|li|strong|em|a)\b/
const anyTag = /<[^>]*>/g
const tagsIn = (html: string) => html.match(anyTag) ?? []

test('there is help, there are questions and policies', () => {
  expect(new Set(english.map((it) => it.kind))).toEqual(new Set(['help', 'faq', 'policy']))
})

test('a language without pages of its own gets the English ones', () => {
  expect(builtInPages('xx')).toEqual(english)
})

describe.each(['en', 'ar', 'es'])('the pages in %s', (code) => {
  const pages = builtInPages(code)

  test('have slugs that differ', () => {
    const slugs = pages.map((it) => it.slug)
    expect([...new Set(slugs)]).toEqual(slugs)
  })

  test('are the same as in English: slugs, kinds, order and paragraphs', () => {
    const shape = pages.map(({ slug, kind, content }) => ({ slug, kind, tags: tagsIn(content) }))
    expect(shape).toEqual(english.map(({ slug, kind, content }) => ({ slug, kind, tags: tagsIn(content) })))
  })

  test('fit the contract', () => {
    expect(pages.map((it) => v.parse(pageSchema, it))).toEqual(pages)
  })

  test('each have a title and a text', () => {
    const words = (html: string) => html.replaceAll(anyTag, '').trim()
    const empty = pages.filter(({ title, content }) => title.trim() !== title || !title || !words(content))
    expect(empty).toEqual([])
  })

  test('are HTML that cleaning leaves as it is', () => {
    expect(pages.map((it) => cleanHtml(it.content))).toEqual(pages.map((it) => it.content))
  })

  test('use headings, paragraphs, lists, emphasis and links alone', () => {
    const others = pages.flatMap((it) => tagsIn(it.content)).filter((tag) => !plainTag.test(tag))
    expect(others).toEqual([])
  })

  test('name neither the marketplace nor an address, which are the operator’s to set', () => {
    expect(pages.filter(({ title, content }) => /quayside|@|https?:/i.test(title + content))).toEqual([])
  })
})

test.each(['ar', 'es'])('no page in %s is left in English', (code) => {
  const untranslated = builtInPages(code).filter(
    (it, at) => it.content === english[at]?.content || it.title === english[at]?.title,
  )
  expect(untranslated).toEqual([])
})
