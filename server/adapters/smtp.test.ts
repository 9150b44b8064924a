import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startSmtpSink } from '#tests/support/smtp-sink.ts'
import { smtpSender } from './smtp.ts'

const sink = await startSmtpSink({ auth: { user: 'quay', pass: 'hunter2' } })
afterAll(() => sink.stop())

const TIMEOUT_MS = 1_500
let sender: ReturnType<typeof smtpSender>
beforeEach(() => {
  sink.clear()
  sink.mode('accept')
  sender = smtpSender(sink.url, 'Quayside <bookings@quay.example>', TIMEOUT_MS)
})
afterEach(() => sender.close())

const mail = {
  channel: 'email',
  to: 'amira@home.example',
  subject: 'Your booking',
  text: 'See you there.',
} as const

test('a mail arrives as it was written', async () => {
  await sender.send({ ...mail, subject: 'Köszönjük 🎟️ شكرا', text: 'Zwei\nZeilen – مرحبا' })
  expect(sink.messages).toHaveLength(1)
  expect(sink.messages[0]).toMatchObject({
    from: 'bookings@quay.example',
    to: ['amira@home.example'],
    subject: 'Köszönjük 🎟️ شكرا',
    text: 'Zwei\nZeilen – مرحبا',
    html: undefined,
  })
  expect(sink.messages[0]?.headers.get('from')).toBe('Quayside <bookings@quay.example>')
})

test('many at once all arrive', async () => {
  const people = Array.from({ length: 20 }, (_, n) => `p${n}@home.example`)
  await Promise.all(people.map((to) => sender.send({ ...mail, to })))
  expect(sink.messages.flatMap((it) => it.to).sort()).toEqual(people.sort())
})

describe('what a person typed adds no header and no recipient', () => {
  test.each([
    'Hello\r\nBcc: evil@evil.example',
    'Hello\nBcc: evil@evil.example\n\nBody',
    'Hello\r\n\r\n<script>',
    'Hello\u2028Bcc: evil@evil.example',
  ])('in the subject %j', async (subject) => {
    await sender.send({ ...mail, subject })
    expect(sink.messages[0]?.to).toEqual([mail.to])
    expect(sink.messages[0]?.headers.has('bcc')).toBe(false)
    expect(sink.messages[0]?.text).toBe(mail.text)
  })

  test.each([
    'amira@home.example, evil@evil.example',
    'amira@home.example\r\nBcc: evil@evil.example',
    'Amira <amira@home.example>, <evil@evil.example>',
    'group: evil@evil.example, amira@home.example;',
    'amira@home.example>\r\nRCPT TO:<evil@evil.example',
  ])('in the address %j', async (to) => {
    await sender.send({ ...mail, to }).catch(() => undefined)
    for (const message of sink.messages) {
      expect(message.to).not.toContain('evil@evil.example')
      expect(message.to).toHaveLength(1)
      expect(message.headers.has('bcc')).toBe(false)
    }
  })

  test('and a text that looks like a file or an address is only text', async () => {
    await sender.send({ ...mail, text: '/etc/passwd' })
    expect(sink.messages[0]?.text).toBe('/etc/passwd')
  })
})

describe('a mail that does not get through is an error', () => {
  test('when the server refuses the recipient', async () => {
    sink.mode('reject')
    await expect(sender.send(mail)).rejects.toThrow(/no such mailbox/)
  })

  test('when the server cannot take it now; the next one can go', async () => {
    sink.mode('temp-fail')
    await expect(sender.send(mail)).rejects.toThrow(/try again later/)
    sink.mode('accept')
    await sender.send(mail)
    expect(sink.messages).toHaveLength(1)
  })

  test('when the server says nothing, in time', async () => {
    sink.mode('hang')
    await expect(sender.send(mail)).rejects.toThrow()
    sink.mode('accept')
    await sender.send(mail)
    expect(sink.messages).toHaveLength(1)
  })

  test('when the server falls silent in the middle, in time', async () => {
    await sender.send(mail)
    sink.mode('hang')
    await expect(sender.send(mail)).rejects.toThrow()
  })

  test('when the password is wrong, which it does not repeat', async () => {
    const wrong = smtpSender(sink.url.replace('hunter2', 'hunter3'), 'a@b.example', TIMEOUT_MS)
    const error = await wrong.send(mail).then(
      () => undefined,
      (reason: Error) => reason,
    )
    wrong.close()
    expect(error?.message).toContain('wrong user or password')
    expect(JSON.stringify([error, error?.stack])).not.toContain('hunter3')
  })

  test('when nobody is there', async () => {
    const nobody = smtpSender('smtp://127.0.0.1:9', 'a@b.example', TIMEOUT_MS)
    await expect(nobody.send(mail)).rejects.toThrow(/ECONNREFUSED/)
    nobody.close()
  })
})
