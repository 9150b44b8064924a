import type { AnyRouteMatch } from '@tanstack/react-router'

/** Whether the matched routes have a page. */
export function isFound(matches: readonly AnyRouteMatch[]): boolean {
  return !matches.some((it) => it.status === 'notFound' || it._notFound)
}
