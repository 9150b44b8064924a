import type { AnyRouteMatch } from '@tanstack/react-router'

/** Whether the address leads to something. */
export function isFound(matches: readonly AnyRouteMatch[]): boolean {
  return !matches.some((it) => it.status === 'notFound' || it._notFound)
}
