import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { fillTemplate, scriptHashes } from './page-template.ts'

const code = 'start()'
const template = [
  '<!doctype html><html lang="en" data-frame><head><!--head--><title>Frame</title><!--/head-->',
  `<script data-modules="/a.js">${code}</script></head>`,
  '<body><!--body--><div id="root">frame</div><!--/body--></body></html>',
].join('')
const page = {
  status: 200,
  route: '/',
  language: 'ar',
  direction: 'rtl',
  head: '<title>$1 & $&</title>',
  body: "<p>$'</p>",
  state: '{}',
} as const

describe('a painted page', () => {
  const html = fillTemplate(template, page, '/painted/7?of=%2F', ['/b.js', '/c.js'])

  test('is in the language and direction it was painted in, and no frame any more', () => {
    expect(html).toContain(
      '<html lang="ar" dir="rtl" data-state="/painted/7?of=%2F" data-files="/b.js /c.js">',
    )
    expect(html).not.toMatch(/data-frame|Frame|frame/)
  })

  test('holds what was painted to the letter, also what looks like a pattern', () => {
    expect(html).toContain('<title>$1 & $&</title>')
    expect(html).toContain("<body><p>$'</p></body>")
  })
})

test('only inline scripts that run are named in the policy', () => {
  const data =
    '<script type="application/json" id="state">{}</script><script type="module" src="/x.js"></script>'
  const hash = createHash('sha256').update(code).digest('base64')
  expect(scriptHashes(template + data)).toEqual([`'sha256-${hash}'`])
})
