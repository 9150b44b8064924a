import type { Call } from '#contract/call.ts'
import type { Implementations } from './context.ts'

type Handler = (request: never, context: never) => Promise<unknown>

/**
 * What answers calls that every vertical has, under the names they have in one. The compiler cannot follow a name or a
 * field made of a vertical's noun into a reply: that both fit is said where the handlers are written.
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
