import type { Call } from '#contract/call.ts'
import type { Implementations } from './context.ts'

type Handle = (request: never, context: never) => Promise<unknown>
type Handler = Handle | { memory: { seconds: number }; handle: Handle }

/**
 * Implementations of the calls that every vertical has, by their names in one vertical. The compiler cannot
 * follow a name or field made of a vertical's noun into a reply, so the handlers themselves must say that
 * both fit.
 */
export function byName<Role extends string, C extends Record<Role, Call>>(
  calls: C,
  handlers: Record<Role, Handler>,
): Implementations<C[Role]> {
  const roles = Object.keys(handlers) as Role[]
  return Object.fromEntries(roles.map((role) => [calls[role].name, handlers[role]])) as Implementations<
    C[Role]
  >
}
