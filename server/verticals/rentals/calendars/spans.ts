interface Span {
  from: Date
  until: Date
}

/** Puts spans in order and joins those that overlap or touch. */
export function merged(spans: readonly Span[]): Span[] {
  const found: Span[] = []
  for (const span of [...spans].sort((a, b) => a.from.getTime() - b.from.getTime())) {
    const last = found.at(-1)
    if (!last || last.until < span.from) found.push({ ...span })
    else if (span.until > last.until) last.until = span.until
  }
  return found
}

export const overlaps = (one: Span, other: Span) => one.from < other.until && other.from < one.until

/** Cuts spans out of others and answers what is left. */
export function without(spans: readonly Span[], others: readonly Span[]): Span[] {
  return merged(others).reduce(
    (left, { from, until }) =>
      left.flatMap((span) =>
        overlaps(span, { from, until })
          ? [
              { from: span.from, until: from },
              { from: until, until: span.until },
            ].filter((it) => it.from < it.until)
          : [span],
      ),
    [...spans],
  )
}
