import { queryOptions } from '@tanstack/react-query'
import { getHome } from '#contract/calls/home.ts'
import { send } from '#src/data/provider/call.ts'

/** The home screen, in the language that is spoken now. */
export const home = {
  strips: (language: string) =>
    queryOptions({
      queryKey: ['home', language],
      queryFn: ({ signal }) => send(getHome, {}, signal),
    }),
}
