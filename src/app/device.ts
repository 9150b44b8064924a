import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query'
import type { Language } from '#contract/entities/settings.ts'
import { readVisits } from '#src/core/history/history.ts'
import { chosenLocation } from '#src/core/location/location.ts'
import { settings } from '#src/core/settings/queries.ts'
import { pageStorage } from '#src/data/db/page-storage.ts'
import { pageStore } from '#src/data/db/page-store.ts'
import { outbox, startOutbox } from '#src/data/outbox/page-outbox.ts'
import { person, personHere } from '#src/data/owner.ts'
import { languageInUse } from '#src/data/provider/language-in-use.ts'
import { makeQueryClient } from '#src/data/query/client.ts'
import { persistHotQueries } from '#src/data/query/hot-cache.ts'
import { queryPersister } from '#src/data/query/persisted-queries.ts'
import { forgetAnswersInMemory } from '#src/data/query/switch-person.ts'
import { startSession } from '#src/data/session/page-session.ts'
import type { AppContext } from './app-context.ts'
import { LAST_SEEN } from './last-seen/last-seen.ts'

interface Device extends AppContext {
  /** Takes over the answers that the server rendered the page from, and stores them like any others. */
  adopt(painted: DehydratedState): void
}

/** Sets up everything that this page stores on the device. */
export function startDevice(): Device {
  const storage = pageStorage()
  startSession()
  const keeper = queryPersister(pageStore, () => personHere().owner)
  const queries = makeQueryClient(keeper.persisterFn)
  let stopKeeping = persistHotQueries(queries, personHere().owner, storage)
  onOtherPerson((before) => {
    stopKeeping()
    for (const key of [`hot ${before}`, LAST_SEEN]) storage?.removeItem(key)
    forgetAnswersInMemory(queries)
    stopKeeping = persistHotQueries(queries, personHere().owner, storage)
    void outbox.load()
    readVisits()
  })
  // Where its code does not load, the next start checks them.
  checkMemories(queries, storage).catch(() => {})
  startOutbox()
  const view = () => {
    const language = languageSpoken(queries)
    return language && { language, place: chosenLocation() }
  }
  const prepare: AppContext['prepare'] = (options) => {
    const now = view()
    if (now) void queries.prefetchQuery(options(now))
    return undefined
  }
  return {
    queries,
    isPainting: false,
    adopt(painted) {
      hydrate(queries, painted)
      // The server rendered the page for a guest.
      if (personHere().token)
        for (const first of ['home', 'event']) void queries.invalidateQueries({ queryKey: [first] })
      for (const { queryKey } of queries
        .getQueryCache()
        .findAll({ predicate: ({ meta }) => meta?.kept === true }))
        void keeper.persistQueryByKey(queryKey, queries)
    },
    prepare,
    prepareList(options) {
      const now = view()
      if (now) void queries.prefetchInfiniteQuery(options(now))
      return undefined
    },
    describe: prepare,
    dropKeptAnswers: async () => {
      const part = await import('#src/data/query/drop-kept-answers.ts')
      stopKeeping()
      await part.dropKeptAnswers(queries, await pageStore(), storage)
    },
  }
}

function onOtherPerson(change: (before: string) => void): void {
  let before = personHere().owner
  person.subscribe(() => {
    const { owner } = personHere()
    if (owner === before) return
    change(before)
    before = owner
  })
}

/** The language in use; unknown at the very start, when the screen's own queries run. */
function languageSpoken(queries: QueryClient): Language | undefined {
  const languages = queries.getQueryData(settings.languages().queryKey) ?? []
  return languages.find((it) => it.code === languageInUse())
}

// Loaded separately: the data that it checks is also loaded late.
async function checkMemories(queries: QueryClient, storage: Storage | undefined): Promise<void> {
  const part = await import('./check-memories.ts')
  await part.checkMemories(queries, storage)
}
