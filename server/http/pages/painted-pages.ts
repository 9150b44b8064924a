import type { FastifyRequest } from 'fastify'
import type { PagePainter } from '#server/ports/page-painter.ts'
import type { AppPages } from './app-files.ts'
import { fillTemplate } from './page-template.ts'
import { nameOfPicture, paintedStates } from './painted-states.ts'
import type { ScreenFiles } from './screen-files.ts'

/** The time for which a painted page is shown to further guests, and the number of pages that are cached. */
const FRESH_MS = 10_000
const MOST_KEPT = 200
/**
 * The time that a page may take to paint. After it the person gets the built page, which needs no more of the server.
 */
const TIMEOUT_MS = 2_500

export interface PaintedPageDeps {
  template: string
  screenFiles: ScreenFiles
  paint: PagePainter
  origin: string
  /** Removes what no screen reads from an address. */
  understood: (url: string) => string
  /**
   * Whether one more page may be painted for this request. Pages that are painted already are sent in any
   * case.
   */
  mayPaint: (request: FastifyRequest) => Promise<boolean>
  languageOf: (request: FastifyRequest) => Promise<string>
  /** The version of what pages show, which changes with every change by an operator. */
  edition: () => Promise<string>
}

/**
 * Paints addresses as a guest first sees them. Where painting fails or takes too long, the page is the built
 * one. It also answers the state a page was painted from, for which its app asks.
 */
export function paintedPages({
  template,
  screenFiles,
  paint,
  origin,
  understood,
  mayPaint,
  languageOf,
  edition,
}: PaintedPageDeps): AppPages {
  const fresh = keptFor(FRESH_MS, MOST_KEPT)
  const states = paintedStates()
  const paintAnew = async (url: string, language: string, inEdition: string) => {
    const page = await paint({ url, language, origin })
    const name = nameOfPicture(inEdition, page.language, page.body)
    states.keep(name, page.state)
    const stateAddress = `/painted/${name}?of=${encodeURIComponent(url)}`
    return {
      status: page.status,
      html: fillTemplate(template, page, stateAddress, screenFiles.get(page.route) ?? []),
    }
  }
  const unpainted = { status: 200, html: template }
  const answer = async (asked: string, request: FastifyRequest) => {
    const [language, inEdition] = [await languageOf(request), await edition()]
    const url = understood(asked)
    const key = `${language} ${inEdition} ${url}`
    const known = fresh.find(key)
    if (known) return known
    if (!(await mayPaint(request))) return unpainted
    return fresh.find(key) ?? fresh.keep(key, paintAnew(url, language, inEdition))
  }
  return {
    page: (request) =>
      inTime(answer(request.url, request)).catch((error) => {
        request.log.warn({ err: error }, 'a page could not be painted')
        return unpainted
      }),
    async state(request, name, url) {
      // The page may have been painted by another server, or by this one before its restart, so it is painted
      // here again.
      if (!states.find(name)) await inTime(answer(url, request)).catch(() => {})
      return states.find(name)
    },
  }
}

/** The pages of a client without a painter: always the built one. */
export function unpaintedPages(template: string): AppPages {
  return { page: async () => ({ status: 200, html: template }), state: async () => undefined }
}

type Answer = Awaited<ReturnType<AppPages['page']>>

/** Shares one result among all who ask within a time. Failures are not cached. */
function keptFor(freshMs: number, most: number) {
  const kept = new Map<string, { at: number; answer: Promise<Answer> }>()
  return {
    find(key: string): Promise<Answer> | undefined {
      const known = kept.get(key)
      return known && performance.now() - known.at < freshMs ? known.answer : undefined
    },
    keep(key: string, answer: Promise<Answer>): Promise<Answer> {
      kept.delete(key)
      kept.set(key, { at: performance.now(), answer })
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
      answer.catch(() => kept.delete(key))
      return answer
    },
  }
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`It took more than ${TIMEOUT_MS} ms.`)), TIMEOUT_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
