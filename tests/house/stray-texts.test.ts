// biome-ignore-all lint/suspicious/noTemplateCurlyInString: planted sources are written as strings.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { filesOf } from '../../scripts/check/tree.mjs'
import { strayTexts } from './stray-texts.ts'

const found = (source: string) => strayTexts('planted.tsx', source).map((it) => it.text)

describe('a text outside the language pack is found', () => {
  test.each([
    ['between tags', 'const a = <p>Nothing here</p>', 'Nothing here'],
    ['in any script', 'const a = <p>لا شيء</p>', 'لا شيء'],
    ['in braces', "const a = <p>{'Nothing'}</p>", 'Nothing'],
    ['in a branch', "const a = <p>{open ? 'Close' : t('x')}</p>", 'Close'],
    ['behind a condition', "const a = <p>{empty && 'Nothing'}</p>", 'Nothing'],
    ['in a template', 'const a = <p>{`${n} left`}</p>', 'left'],
    ['in a sum', "const a = <p>{n + ' left'}</p>", 'left'],
    ['as a fallback', "const a = <p>{name ?? 'Guest'}</p>", 'Guest'],
    ['in a label', 'const a = <button aria-label="close" />', 'close'],
    ['in a title', "const a = <i title={open ? 'Close' : undefined} />", 'Close'],
    ['in a placeholder', 'const a = <input placeholder="Where to?" />', 'Where to?'],
    ['in an alternative', 'const a = <img alt="A boat" />', 'A boat'],
    ['in a property of ours', 'const a = <Empty heading="Nothing here" />', 'Nothing here'],
    ['in a field', "toast({ title: 'Saved' })", 'Saved'],
    ['in a quoted field', "const a = { 'aria-label': 'Close it' }", 'Close it'],
    ['in the title of the page', "document.title = 'Home'", 'Home'],
    ['in a question', "confirm('Leave?')", 'Leave?'],
    ['in a notification', "self.registration.showNotification('New!')", 'New!'],
    ['in an answer', "reply.code(404).send('Not here')", 'Not here'],
    ['in the message of an answer', "const a = { success: false, message: 'Not here' }", 'Not here'],
    ['in HTML as a string', 'const a = `<h1 class="x">Welcome ${name}</h1>`', '<h1 class="x">Welcome …'],
  ])('%s', (_, source, text) => {
    expect(found(source)).toEqual([text])
  })

  test('with its line', () => {
    expect(strayTexts('planted.tsx', 'const a = 1\nconst b = <p>Nothing</p>\n')).toEqual([
      { line: 2, text: 'Nothing' },
    ])
  })
})

describe('what is no text passes', () => {
  test.each([
    ['a text by its key', "const a = <p>{t('app.retry')}</p>"],
    ['a key in a field', "const a = { title: 'app.retry' }"],
    ['signs and digits', 'const a = <p>· 3 / 4 {n} %</p>'],
    ['what programs read', "const a = <button type=\"submit\" className='wide' data-kind={'Main'} />"],
    ['a token in a field', "const a = { text: 'fg.muted' }"],
    ['a log line', "log.info({ port }, 'Listening')"],
    ['an error for developers', "throw new Error('No entry')"],
    ['HTML without words', 'const a = `<h1>${title}</h1><style>p { color: red }</style><br>`'],
    ['a comparison in SQL', "const a = 'select a where b < c and d > e'"],
  ])('%s', (_, source) => {
    expect(found(source)).toEqual([])
  })
})

// The demo town and the built-in pages are content, with files for each language. The operator's commands,
// the configuration and the demo's outbox are for the people who run the marketplace.
const NOT_FOR_CUSTOMERS = [
  /^server\/operator\//,
  /^server\/modules\/settings\/pages\//,
  /^server\/(config|start-messages|http\/outbox-page)\.ts$/,
  /\.test\.tsx?$/,
]

test('this house keeps its texts in the language pack', () => {
  const paths = filesOf(process.cwd(), ['src', 'sw', 'server']).filter(
    (path) => /\.tsx?$/.test(path) && !NOT_FOR_CUSTOMERS.some((it) => it.test(path)),
  )
  expect(paths.length).toBeGreaterThan(30)
  const stray = paths.flatMap((path) =>
    strayTexts(path, readFileSync(path, 'utf8')).map(({ line, text }) => `${path}:${line} ${text}`),
  )
  expect(stray).toEqual([])
})
