interface Span {
  from: number
  until: number
}

const HOUR_MS = 3_600_000
const upToHour = (ms: number) => Math.ceil(ms / HOUR_MS) * HOUR_MS
const downToHour = (ms: number) => Math.floor(ms / HOUR_MS) * HOUR_MS

/**
 * Finds free times as long as the one asked for, before and after it, the nearest first. All times are by the
 * clock at the place; `taken` is in order.
 */
export function nearestFree(asked: Span, taken: readonly Span[], within: Span): Span[] {
  const length = asked.until - asked.from
  const after = [asked.from, ...taken.map((it) => upToHour(it.until))]
  const before = taken.map((it) => downToHour(it.from) - length)
  const isFree = (from: number) =>
    from >= within.from &&
    from + length <= within.until &&
    taken.every((it) => it.until <= from || it.from >= from + length)
  const way = (from: number) => Math.abs(from - asked.from)
  const nearest = (all: number[]) => all.filter(isFree).sort((a, b) => way(a) - way(b))[0]
  return [nearest(after.filter((it) => it >= asked.from)), nearest(before.filter((it) => it < asked.from))]
    .filter((it) => it !== undefined)
    .sort((a, b) => way(a) - way(b))
    .map((from) => ({ from, until: from + length }))
}
