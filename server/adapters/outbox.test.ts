import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testClock } from '#tests/support/clock.ts'
import { fileOutbox } from './outbox.ts'

const top = mkdtempSync(join(tmpdir(), 'quayside-outbox-'))
afterAll(() => rmSync(top, { recursive: true }))

let folder = ''
let runs = 0
beforeEach(() => {
  folder = join(top, `not-made-yet-${runs++}`)
})

const linesOf = () => readFileSync(join(folder, 'outbox.ndjson'), 'utf8').split('\n')

test('a message is a line of JSON, as the documentation has it', async () => {
  const clock = testClock('2026-06-01T12:00:00Z')
  const outbox = fileOutbox(folder, clock)
  await outbox.send({
    channel: 'sms',
    to: '+351911111111',
    text: 'Your code is 042137.',
    phoneLine: '@a.example #042137',
  })
  clock.move(1_500)
  await outbox.send({ channel: 'email', to: 'a@b.example', subject: 'Booked', text: 'Two\nlines, "quoted"' })
  expect(linesOf()).toEqual([
    '{"at":"2026-06-01T12:00:00.000Z","channel":"sms","to":"+351911111111","text":"Your code is 042137."}',
    '{"at":"2026-06-01T12:00:01.500Z","channel":"email","to":"a@b.example","subject":"Booked","text":"Two\\nlines, \\"quoted\\""}',
    '',
  ])
})

test('nobody else on the machine can read it', async () => {
  await fileOutbox(folder, testClock()).send({ channel: 'sms', to: '+1', text: 'x' })
  expect(statSync(join(folder, 'outbox.ndjson')).mode & 0o777).toBe(0o600)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test('messages sent at once stay lines of their own', async () => {
  const outbox = fileOutbox(folder, testClock())
  const texts = Array.from({ length: 200 }, (_, n) => `${n} ${'long '.repeat(n * 5)}`)
  await Promise.all(texts.map((text) => outbox.send({ channel: 'sms', to: '+1', text })))
  const read = linesOf()
    .filter(Boolean)
    .map((line) => JSON.parse(line).text)
  expect(read.sort()).toEqual(texts.sort())
})

test('the newest is listed first, and no more than asked for', async () => {
  const outbox = fileOutbox(folder, testClock())
  expect(await outbox.list(10)).toEqual([])
  for (const text of ['one', 'two', 'three']) await outbox.send({ channel: 'sms', to: '+1', text })
  expect((await outbox.list(2)).map((it) => it.text)).toEqual(['three', 'two'])
})

test('a line that a crash cut off is passed over, and takes no message after it along', async () => {
  const outbox = fileOutbox(folder, testClock())
  const send = (text: string) => outbox.send({ channel: 'sms', to: '+1', text })
  await send('before')
  appendFileSync(join(folder, 'outbox.ndjson'), '{"at":"2026-06')
  await send('after')
  await send('later')
  expect((await outbox.list(10)).map((it) => it.text)).toEqual(['later', 'after', 'before'])
  expect(linesOf()).toHaveLength(5)
})
