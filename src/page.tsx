import { dehydrate, QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { Language } from '#contract/entities/settings.ts'
import { readSettings } from '#contract/settings.ts'
import { en } from '#contract/texts/en.ts'
import { enScreens } from '#contract/texts/packs.ts'
import { writeAccent } from './app/accent.ts'
import { App } from './app/app.tsx'
import type { AppContext } from './app/app-context.ts'
import { isFound } from './app/found.ts'
import { writeHead } from './app/head.ts'
import type { Painted } from './app/painted.ts'
import { addressOf, openAddresses } from './app/public-addresses.ts'
import { makeRouter } from './app/router.ts'
import { makeUnderstoodAddress } from './app/understood-address.ts'
import { addEnglish } from './core/language/english.ts'
import type { PageDescription } from './core/page/page-description.ts'
import { settings } from './core/settings/queries.ts'
import { answerCallsWith } from './data/provider/call.ts'
import { newPageStyles, writePageStyles } from './ui/page-styles.ts'

// All screens are here at once, without the browser's build, which has each bring its own.
addEnglish(enScreens)

interface Asked {
  url: string
  language: string
  origin: string
}

/** Reduces an address to what makes it another page. */
export const understoodAddress = makeUnderstoodAddress(queriesOfOnePage())

export { addressOf, openAddresses }

type Texts = Readonly<Record<string, string>>
type Answer = (name: string, request: unknown) => Promise<unknown>

/**
 * Makes the function that renders an address as a guest first sees it; the browser goes on from there. The
 * server loads this module.
 */
export function makePagePainter(answer: Answer) {
  answerCallsWith((call, request) => answer(call.name, request))
  return async ({ url, language: code, origin }: Asked) => {
    const queries = queriesOfOnePage()
    const languages = await queries.fetchQuery(settings.languages())
    const language = languages.find((it) => it.code === code) ?? languages[0]
    if (!language) throw new Error('There is no language to paint a page in.')
    const [values, pack] = await Promise.all([
      queries.fetchQuery(settings.values()),
      queries.fetchQuery(settings.language(language.id)),
    ])
    const said = new Set<string>()
    const { queryKey } = settings.language(language.id)
    // Removed first: setting the data would compare the old and the new texts one by one, and copy them.
    queries.removeQueries({ queryKey })
    queries.setQueryData(queryKey, { ...pack, texts: noting(said, pack.texts) })
    const { html, styles, screen, route } = await paint(url, queries, language)
    const texts = { ...en, ...pack.texts }
    const news = newsIn(pack.texts)
    const shown = news.filter(([key]) => said.has(key))
    const isPart = shown.length < news.length
    queries.setQueryData(queryKey, {
      ...pack,
      texts: Object.fromEntries(shown),
      ...(isPart && { isPart }),
    })
    // The app fetches the rest of the texts as soon as it runs.
    if (isPart) queries.getQueryCache().find({ queryKey, exact: true })?.invalidate()
    return {
      status: !screen.found ? 404 : screen.about?.isOver ? 410 : 200,
      route,
      language: language.code,
      direction: language.direction,
      head: writeHead({ url, origin, values, texts, screen }) + styles,
      body: `<div id="root">${html}</div>`,
      state: JSON.stringify({ language: language.code, state: dehydrate(queries) } satisfies Painted),
    }
  }
}

/** The texts that the app does not have built in, which is all that differ from its English. */
function newsIn(texts: Texts): [key: string, text: string][] {
  const builtIn: Texts = enScreens
  return Object.entries(texts).filter(([key, text]) => builtIn[key] !== text)
}

/** The texts, noting which of them are read. */
function noting(said: Set<string>, texts: Texts): Record<string, string> {
  return new Proxy(texts, {
    get(all, key) {
      said.add(String(key))
      return Reflect.get(all, key)
    },
  })
}

/** Renders the empty frame around every screen, which the device stores and shows at once at every start. */
export async function paintFrame() {
  answerCallsWith(async () => {
    throw new Error('The frame asks for nothing.')
  })
  const { html, styles } = await paint('/', queriesOfOnePage(), undefined)
  const empty = html.replace(/(<main[^>]*>)[\s\S]*(<\/main>)/, '$1$2')
  const { storeName, storeColor } = readSettings([])
  const head = `<title>${storeName}</title>${writeAccent(storeColor)}${styles}`
  return { head, body: `<div id="root">${empty}</div>` }
}

interface Painting {
  html: string
  styles: string
  screen: Parameters<typeof writeHead>[0]['screen']
  route: string
}

async function paint(url: string, queries: QueryClient, language: Language | undefined): Promise<Painting> {
  const styles = newPageStyles()
  let about: PageDescription | null | undefined
  const context: AppContext = {
    queries,
    isPainting: true,
    dropKeptAnswers: async () => {},
    prepare: (options) => language && queries.prefetchQuery(options({ language })),
    prepareList: (options) => language && queries.prefetchInfiniteQuery(options({ language })),
    async describe(options, tell) {
      if (!language) return
      const thing = await queries.fetchQuery(options({ language })).catch(() => undefined)
      about = thing && (await tell(thing, language.code))
    },
  }
  const router = makeRouter(context, createMemoryHistory({ initialEntries: [url] }))
  await router.load()
  // An address that is written in another way, such as with a bare comma, is the same address.
  const result = router._serverResult
  const asWritten = result?.type === 'redirect' ? result.redirect.options.href : undefined
  if (asWritten !== undefined && asWritten !== url) return paint(asWritten, queries, language)
  const html = renderToString(
    <App queries={queries} router={router} styles={styles} languages={language ? [language.code] : []} />,
  )
  // React leaves this marker where it could not render a part, and does not fail.
  if (html.includes('<!--$!-->')) throw new Error(`A part of ${url} could not be rendered.`)
  const { matches } = router.state
  const screen = {
    found: isFound(matches) && about !== null,
    title: matches.at(-1)?.staticData.title,
    about: about ?? undefined,
  }
  return { html, styles: writePageStyles(styles), screen, route: matches.at(-1)?.routeId ?? '' }
}

/** A query client for one page: answers are requested once, and dropped with the page. */
function queriesOfOnePage(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, gcTime: Number.POSITIVE_INFINITY, staleTime: Number.POSITIVE_INFINITY },
    },
  })
}
