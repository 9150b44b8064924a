import type { FastifyInstance } from 'fastify'
import type { OutboxEntry } from '../ports/messages.ts'

const MOST_SHOWN = 100

/**
 * Serves `/dev/outbox`, the messages that would have been sent, for development. Production does not register
 * it.
 */
export function registerOutboxPage(
  app: FastifyInstance,
  list: (most: number) => Promise<OutboxEntry[]>,
): void {
  app.get('/dev/outbox', async (request, reply) => {
    const entries = await list(MOST_SHOWN)
    reply.header('Cache-Control', 'no-store')
    if (request.headers.accept?.includes('application/json')) return reply.send(entries)
    return reply.type('text/html; charset=utf-8').send(page(entries))
  })
}

function page(entries: OutboxEntry[]): string {
  const items = entries.map(
    (it) =>
      `<li><time>${escaped(it.at)}</time> <b>${escaped(it.channel)}</b> ${escaped(it.to)}` +
      `${it.channel === 'email' ? `<h2>${escaped(it.subject)}</h2>` : ''}<pre>${escaped(it.text)}</pre></li>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Outbox</title><style>${style}</style><h1>Outbox</h1>
<p>No mail server or SMS gateway is set up, so messages end here. The newest is first; reload to see more.</p>
${items.length > 0 ? `<ol>${items.join('')}</ol>` : '<p><em>Nothing has been sent yet.</em></p>'}</html>`
}

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem}
ol{list-style:none;padding:0}li{border-top:1px solid #8884;padding:1rem 0}h2{font-size:1rem;margin:.5rem 0 0}
time{font-variant-numeric:tabular-nums;opacity:.7}pre{white-space:pre-wrap;font:inherit;margin:.25rem 0 0}`

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
}
