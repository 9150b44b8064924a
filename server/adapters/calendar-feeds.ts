import { once } from 'node:events'
import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP } from 'node:net'
import { type CalendarFeeds, type FeedMarks, FeedProblem } from '../ports/calendar-feeds.ts'
import { cappedText } from './capped-text.ts'
import { isPrivateAddress, lookupOutside, PrivateAddress } from './private-address.ts'

const TIMEOUT_MS = 10_000
const MOST_BYTES = 2_000_000
const MOST_REDIRECTS = 3
const LONGEST_MARK = 1_000
const redirects = new Set([301, 302, 303, 307, 308])

interface Options {
  /** Whether a feed may be on this machine or in its network, as in development. */
  mayBePrivate: boolean
  timeoutMs?: number
}

/**
 * Reads feeds over HTTP: within a timeout, with bounds on bytes and redirects, and without cookies or keys.
 */
export function calendarFeeds({ mayBePrivate, timeoutMs = TIMEOUT_MS }: Options): CalendarFeeds {
  async function ask(url: URL, marks: FeedMarks, signal: AbortSignal): Promise<IncomingMessage> {
    const secure = url.protocol === 'https:'
    if (!secure && url.protocol !== 'http:') throw new FeedProblem('It leads away from http and https.')
    if (!mayBePrivate) requireOutside(url)
    const headers = headersFor(marks)
    const options = { headers, signal, agent: false, ...(mayBePrivate ? {} : { lookup: lookupOutside }) }
    const asking = secure ? secureRequest(url, options) : plainRequest(url, options)
    const answered: Promise<IncomingMessage[]> = once(asking, 'response', { signal })
    asking.end()
    const [answer] = await answered
    if (!answer) throw new FeedProblem('It gave no answer.')
    return answer
  }

  async function follow(start: URL, marks: FeedMarks, signal: AbortSignal) {
    let url = start
    for (let led = 0; led <= MOST_REDIRECTS; led++) {
      const answer = await ask(url, marks, signal)
      const { statusCode = 0, headers } = answer
      if (statusCode === 200) return read(answer)
      answer.destroy()
      if (statusCode === 304) return { kind: 'unchanged' as const }
      const { location } = headers
      if (!redirects.has(statusCode) || !location || !URL.canParse(location, url.href))
        throw new FeedProblem(`It answered ${statusCode}.`)
      url = new URL(location, url)
    }
    throw new FeedProblem(`It leads on more than ${MOST_REDIRECTS} times.`)
  }

  return {
    async read(url, marks) {
      const signal = AbortSignal.timeout(timeoutMs)
      try {
        return await follow(new URL(url), marks, signal)
      } catch (error) {
        if (error instanceof FeedProblem) throw error
        if (signal.aborted) throw new FeedProblem('It took too long to answer.', { cause: error })
        if (error instanceof PrivateAddress)
          throw new FeedProblem('It leads to a private address.', { cause: error })
        const why = error instanceof Error ? error.message : String(error)
        throw new FeedProblem(`It could not be read: ${why}`, { cause: error })
      }
    },
  }
}

/** Refuses a private address as host. A name is checked later, when it is looked up. */
function requireOutside({ hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) > 0 && isPrivateAddress(host)) throw new PrivateAddress(host)
}

const headersFor = ({ etag, last_modified }: FeedMarks) => ({
  accept: 'text/calendar, text/plain;q=0.5',
  'accept-encoding': 'identity',
  'user-agent': 'Quayside',
  ...(etag ? { 'if-none-match': etag } : {}),
  ...(last_modified ? { 'if-modified-since': last_modified } : {}),
})

async function read(answer: IncomingMessage) {
  if ((answer.headers['content-encoding'] ?? 'identity') !== 'identity') {
    answer.destroy()
    throw new FeedProblem('It is packed in a way that was not asked for.')
  }
  const text = await cappedText(answer, MOST_BYTES)
  const markOf = (mark: string | undefined) => (mark && mark.length <= LONGEST_MARK ? mark : null)
  const { etag, 'last-modified': lastModified } = answer.headers
  return { kind: 'read' as const, text, marks: { etag: markOf(etag), last_modified: markOf(lastModified) } }
}
