import { createTransport } from 'nodemailer'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { type SmtpSink, startSmtpSink } from './smtp-sink.ts'

let sink: SmtpSink | undefined
afterEach(async () => {
  await sink?.stop()
  sink = undefined
})

const MAIL = {
  from: 'Quayside <post@quayside.example>',
  to: 'ada@example.org',
  subject: 'Hello',
  text: 'A line',
}

function transportTo(url: string) {
  const transport = createTransport(url, {})
  onTestFinished(() => transport.close())
  return transport
}

test('a plain message comes with its envelope, headers and text', async () => {
  sink = await startSmtpSink()
  await transportTo(sink.url).sendMail({ ...MAIL, bcc: 'bob@example.org', headers: { 'X-Town': 'Møn' } })
  const [mail] = sink.messages
  expect(mail).toMatchObject({ from: 'post@quayside.example', to: ['ada@example.org', 'bob@example.org'] })
  expect(mail?.headers.get('to')).toBe('ada@example.org')
  expect(mail?.headers.get('x-town')).toBe('Møn')
  expect(mail).toMatchObject({ subject: 'Hello', text: 'A line', html: undefined })
  expect(mail?.raw).toContain('Subject: Hello')
})

test.each(['quoted-printable', 'base64'] as const)('text in %s is decoded', async (textEncoding) => {
  sink = await startSmtpSink()
  const subject = `Grüße aus der Straße 日本語 🎟 ${'und noch ein Stück '.repeat(8)}`.trim()
  const text = `${'Größe = 5 €, '.repeat(30)}\n\n.\n=C3=A4 bleibt, 🎟`
  await transportTo(sink.url).sendMail({ ...MAIL, subject, text, textEncoding })
  expect(sink.messages).toMatchObject([{ subject, text }])
})

test('text and html are found beside an attachment', async () => {
  sink = await startSmtpSink()
  const text = 'Ihr Code: 123456 – gültig 10 Minuten'
  const html = '<p>Ihr Code: <b>123456</b> – gültig</p>'
  const attachments = [{ filename: 'event.ics', content: 'BEGIN:VCALENDAR', contentType: 'text/calendar' }]
  await transportTo(sink.url).sendMail({ ...MAIL, text, html, attachments })
  expect(sink.messages).toMatchObject([{ text, html }])
})

test('reject answers 550, temp-fail 451, and neither keeps the message', async () => {
  sink = await startSmtpSink()
  const transport = transportTo(sink.url)
  sink.mode('reject')
  await expect(transport.sendMail(MAIL)).rejects.toMatchObject({ responseCode: 550 })
  sink.mode('temp-fail')
  await expect(transport.sendMail(MAIL)).rejects.toMatchObject({ responseCode: 451 })
  expect(sink.messages).toHaveLength(0)
  sink.mode('accept')
  await transport.sendMail(MAIL)
  expect(sink.messages).toHaveLength(1)
  sink.clear()
  expect(sink.messages).toHaveLength(0)
})

test('hang leaves a new connection without a greeting', async () => {
  sink = await startSmtpSink()
  sink.mode('hang')
  const transport = createTransport({
    ...new URL(sink.url),
    host: '127.0.0.1',
    port: Number(new URL(sink.url).port),
    greetingTimeout: 200,
  })
  await expect(transport.sendMail(MAIL)).rejects.toThrow('Greeting never received')
})

test('hang leaves a connection that stands without an answer to its message', async () => {
  sink = await startSmtpSink()
  const port = Number(new URL(sink.url).port)
  const transport = createTransport({
    host: '127.0.0.1',
    port,
    pool: true,
    maxConnections: 1,
    socketTimeout: 300,
  })
  onTestFinished(() => transport.close())
  await transport.sendMail(MAIL)
  sink.mode('hang')
  await expect(transport.sendMail(MAIL)).rejects.toThrow('Timeout')
  expect(sink.messages).toHaveLength(1)
})

test('with a user and password nobody else may send', async () => {
  sink = await startSmtpSink({ auth: { user: 'post', pass: 'se:cr@t' } })
  await transportTo(sink.url).sendMail(MAIL)
  expect(sink.messages).toHaveLength(1)
  const { port } = new URL(sink.url)
  await expect(transportTo(`smtp://post:wrong@127.0.0.1:${port}`).sendMail(MAIL)).rejects.toMatchObject({
    responseCode: 535,
  })
  await expect(transportTo(`smtp://127.0.0.1:${port}`).sendMail(MAIL)).rejects.toMatchObject({
    responseCode: 530,
  })
  expect(sink.messages).toHaveLength(1)
})
