import type { Explored, NamedTime } from './explored.ts'

/** The way to the list of all listings at a named time. */
export const namedTimeWay = ({ paths }: Explored, { when, rest }: NamedTime) => ({
  to: paths.list,
  search: { ...when, ...(rest && { q: rest }) },
})
