import type { BookableStore } from '../visit/repo.ts'

/** Why services cannot be booked where they are done. */
export type PlaceProblem = 'not_at_store' | 'mixed'

/** The first service that cannot be done where the ones before it are, or nowhere that can be booked; undefined: none. */
export function placeProblem(
  { comes, services }: Pick<BookableStore, 'comes' | 'services'>,
  wanted: readonly { id: number }[],
): { problem: PlaceProblem; id: number } | undefined {
  const typeOf = (id: number) => services.find((it) => it.id === id)?.type
  for (const { id } of wanted) {
    const type = typeOf(id)
    if (type !== 'at_store' && !(type === 'at_home' && comes)) return { problem: 'not_at_store', id }
    if (type !== typeOf(wanted[0]?.id ?? id)) return { problem: 'mixed', id }
  }
  return undefined
}

/** The time on the way to a service, which takes whoever does it as preparing and clearing up do. */
export const onTheWay = (
  { travel_minutes }: Pick<BookableStore, 'travel_minutes'>,
  type: BookableStore['services'][number]['type'],
): number => (type === 'at_home' ? (travel_minutes ?? 0) : 0)
