import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/**
 * - reject: 550 to each recipient
 * - temp-fail: 451 after the whole message
 * - hang: no greeting to new clients, and no answer to a message of a connected one
 */
export type SmtpMode = 'accept' | 'reject' | 'temp-fail' | 'hang'

export interface ReceivedMail {
  /** The sender of the envelope, not of the headers. */
  readonly from: string
  readonly to: readonly string[]
  readonly headers: ReadonlyMap<string, string>
  readonly subject: string
  readonly text: string | undefined
  readonly html: string | undefined
  readonly raw: string
}

export interface SmtpSink {
  readonly url: string
  readonly messages: readonly ReceivedMail[]
  mode(next: SmtpMode): void
  clear(): void
  stop(): Promise<void>
}

interface SmtpSinkOptions {
  /** The credentials without which nobody can send; missing: nobody is asked for any. */
  readonly auth?: { readonly user: string; readonly pass: string }
}

interface Part {
  readonly headers: ReadonlyMap<string, string>
  readonly type: string
  readonly text: string
  readonly parts: readonly Part[]
}

const ENCODED_WORD = /=\?([\w-]+)\?([bq])\?([^?]*)\?=/gi

function fromQuotedPrintable(text: string): Buffer {
  const joined = text.replaceAll(/=\r?\n/g, '')
  const bytes = joined.replaceAll(/=([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number(`0x${hex}`)),
  )
  return Buffer.from(bytes, 'latin1')
}

function decodeBody(body: string, encoding: string | undefined): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64')
  return encoding === 'quoted-printable' ? fromQuotedPrintable(body) : Buffer.from(body, 'latin1')
}

function decodeHeader(value: string): string {
  // Space between two encoded words belongs to neither: RFC 2047, 6.2.
  const words = Buffer.from(value, 'latin1')
    .toString('utf8')
    .replaceAll(/\?=\s+=\?/g, '?==?')
  return words.replaceAll(ENCODED_WORD, (_, charset: string, kind: string, text: string) => {
    const isBase64 = kind.toLowerCase() === 'b'
    const bytes = isBase64 ? Buffer.from(text, 'base64') : fromQuotedPrintable(text.replaceAll('_', ' '))
    return new TextDecoder(charset).decode(bytes)
  })
}

function parseHeaders(head: string): Map<string, string> {
  const lines = head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), decodeHeader(line.slice(colon + 1).trim())]
    }),
  )
}

/**
 * Reads a part of the message as latin1, one byte for each character, because each part has an encoding and a
 * charset of its own.
 */
function parsePart(raw: string): Part {
  const [head = ''] = raw.split(/\r\n\r\n/, 1)
  const body = raw.slice(head.length + 4)
  const headers = parseHeaders(head)
  const contentType = headers.get('content-type') ?? 'text/plain'
  const charset = /charset="?([\w-]+)/i.exec(contentType)?.[1] ?? 'utf-8'
  const boundary = /boundary="?([^";]+)/i.exec(contentType)?.[1]
  const sections = boundary === undefined ? [] : `\r\n${body}`.split(`\r\n--${boundary}`).slice(1, -1)
  const bytes = decodeBody(body, headers.get('content-transfer-encoding')?.toLowerCase())
  return {
    headers,
    type: contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '',
    text: new TextDecoder(charset).decode(bytes).replaceAll('\r\n', '\n').replace(/\n$/, ''),
    parts: sections.map((section) => parsePart(section.replace(/^\r\n/, ''))),
  }
}

function textOf(part: Part, type: string): string | undefined {
  if (part.type === type) return part.text
  for (const inner of part.parts) {
    const found = textOf(inner, type)
    if (found !== undefined) return found
  }
  return undefined
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

function receivedMail(raw: Buffer, from: string, to: readonly string[]): ReceivedMail {
  const message = parsePart(raw.toString('latin1'))
  return {
    from,
    to,
    headers: message.headers,
    subject: message.headers.get('subject') ?? '',
    text: textOf(message, 'text/plain'),
    html: textOf(message, 'text/html'),
    raw: raw.toString('utf8'),
  }
}

export async function startSmtpSink({ auth }: SmtpSinkOptions = {}): Promise<SmtpSink> {
  const messages: ReceivedMail[] = []
  let current: SmtpMode = 'accept'

  const server = new SMTPServer({
    disabledCommands: auth === undefined ? ['STARTTLS', 'AUTH'] : ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: auth === undefined,
    disableReverseLookup: true,
    closeTimeout: 50,
    onConnect(_session, answer) {
      if (current !== 'hang') answer()
    },
    onAuth({ username, password }, _session, answer) {
      const isRight = username === auth?.user && password === auth?.pass
      if (isRight) answer(null, { user: username })
      else answer(refusal(535, 'wrong user or password'))
    },
    onRcptTo(_address, _session, answer) {
      if (current === 'reject') answer(refusal(550, 'no such mailbox'))
      else answer()
    },
    onData(stream, { envelope }, answer) {
      void buffer(stream).then((raw) => {
        if (current === 'hang') return
        if (current === 'temp-fail') return answer(refusal(451, 'try again later'))
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        const to = envelope.rcptTo.map(({ address }) => address)
        messages.push(receivedMail(raw, from, to))
        answer()
      })
    },
  })
  // A client that breaks off must not end the test run.
  server.on('error', () => {})

  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const credentials =
    auth === undefined ? '' : `${encodeURIComponent(auth.user)}:${encodeURIComponent(auth.pass)}@`

  return {
    url: `smtp://${credentials}127.0.0.1:${port}`,
    messages,
    mode(next) {
      current = next
    },
    clear() {
      messages.length = 0
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
