/** A span with its end not included: minutes of a day, or milliseconds of the world. */
export type Span = readonly [from: number, until: number]

/** Spans in order, those that overlap or touch as one; what is empty is left out. */
export function joined(spans: readonly Span[]): Span[] {
  const found: [number, number][] = []
  const inOrder = spans.filter(([from, until]) => from < until).sort(([one], [other]) => one - other)
  for (const [from, until] of inOrder) {
    const last = found.at(-1)
    if (!last || last[1] < from) found.push([from, until])
    else last[1] = Math.max(last[1], until)
  }
  return found
}

/** Joined spans without what other joined spans take out of them. */
export function without(spans: readonly Span[], others: readonly Span[]): Span[] {
  return spans.flatMap(([from, until]) => {
    const left: Span[] = []
    let start = from
    for (const [away, back] of others) {
      if (back <= start || away >= until) continue
      if (away > start) left.push([start, away])
      start = back
    }
    return start < until ? [...left, [start, until]] : left
  })
}

/** Whether a moment lies within one of some spans. */
export const holds = (spans: readonly Span[], moment: number): boolean =>
  spans.some(([from, until]) => from <= moment && moment < until)
