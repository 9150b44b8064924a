import { onlineManager, queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/call.ts'
import * as app from '#contract/calls/app.ts'
import { readSettings } from '#contract/settings.ts'
import { send } from '#src/data/provider/call.ts'
import { fetchVersion } from '#src/data/provider/version.ts'
import { persisted } from '#src/data/query/persisted-queries.ts'

const CHECK_EVERY_MS = 60_000
const PROBE_EVERY_MS = 10_000

/** A language's pack of texts. */
export type Words = ReplyOf<typeof app.getSingleLanguage>['language'] & {
  /** Whether it has only the texts that the server's page shows. */
  isPart?: true
}

/** Queries for the operator's settings. Everything under the key `settings` is read anew together. */
export const settings = {
  values: () =>
    queryOptions({
      queryKey: ['settings', 'values'],
      queryFn: async ({ signal }) => readSettings((await send(app.getSettings, {}, signal)).settings),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  languages: () =>
    queryOptions({
      queryKey: ['settings', 'languages'],
      queryFn: async ({ signal }) => (await send(app.getAllLanguages, {}, signal)).languages,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  language: (id: number) =>
    queryOptions({
      queryKey: ['settings', 'language', id],
      queryFn: async ({ signal }): Promise<Words> =>
        (await send(app.getSingleLanguage, { id }, signal)).language,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  pages: (language_id: number) =>
    queryOptions({
      queryKey: ['settings', 'pages', language_id],
      queryFn: async ({ signal }) => (await send(app.getPages, { language_id }, signal)).pages,
      meta: persisted,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  version: () =>
    queryOptions({
      queryKey: ['version'],
      queryFn: ({ signal }) => fetchVersion(signal),
      staleTime: 0,
      // The next interval comes anyway; while the server cannot be reached, this query is the probe that
      // finds it again.
      retry: false,
      refetchInterval: () => (onlineManager.isOnline() ? CHECK_EVERY_MS : PROBE_EVERY_MS),
      refetchOnWindowFocus: 'always',
      refetchOnReconnect: 'always',
    }),
}
