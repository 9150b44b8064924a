import { FeedProblem } from '#server/ports/calendar-feeds.ts'

/** A line of a calendar: its parameters and its value. */
interface Property {
  params: Readonly<Record<string, string>>
  value: string
}

/** An entry as lines by name. A name may come several times. */
export type Entry = ReadonlyMap<string, readonly Property[]>

const line = /^([A-Za-z0-9-]+)((?:;[A-Za-z0-9-]+=(?:"[^"]*"|[^";:]*))*):(.*)$/
const param = /;([A-Za-z0-9-]+)=(?:"([^"]*)"|([^";:]*))/g

function paramsOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(param)].map(([, name = '', quoted, bare = '']) => [
    name.toUpperCase(),
    quoted ?? bare,
  ])
  return Object.fromEntries(pairs)
}

const linesOf = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .filter((it) => it !== '')

/**
 * The events of a calendar (RFC 5545). A calendar without its last line is refused, because it is incomplete.
 */
export function entriesOf(text: string): Entry[] {
  const lines = linesOf(text)
  if (lines[0]?.trim().toUpperCase() !== 'BEGIN:VCALENDAR') throw new FeedProblem('It is no calendar.')
  const open: string[] = []
  const entries: Map<string, Property[]>[] = []
  for (const each of lines) {
    const [, given = '', params = '', value = ''] = line.exec(each) ?? []
    const name = given.toUpperCase()
    const what = value.trim().toUpperCase()
    if (name === 'BEGIN') open.push(what)
    if (name === 'BEGIN' && what === 'VEVENT') entries.push(new Map())
    if (name === 'END' && open.pop() !== what)
      throw new FeedProblem('Its parts do not end where they should.')
    if (open.at(-1) === 'VEVENT') put(entries.at(-1), name, { params: paramsOf(params), value: value.trim() })
  }
  if (open.length > 0) throw new FeedProblem('It stops halfway.')
  return entries
}

function put(entry: Map<string, Property[]> | undefined, name: string, property: Property): void {
  const there = entry?.get(name)
  if (there) there.push(property)
  else entry?.set(name, [property])
}

/** The first line of an entry under a name. */
export const firstOf = (entry: Entry, name: string) => entry.get(name)?.[0]
