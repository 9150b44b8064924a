import { clockText } from '#contract/clock.ts'
import type { Span } from '#contract/place/spans.ts'
import { hourWords } from '#src/lib/clock-words.ts'
import { commaIn } from '#src/lib/comma.ts'

const MINUTE_MS = 60_000

/** '9:00 AM', in Spanish '9:00'. */
export const hourOf = (clock: string, locale: string): string => hourWords(clock, locale).toUpperCase()

/** '9:00 AM – 5:00 PM, 6:00 PM – 2:00 AM' */
export const rangesOf = (spans: readonly Span[], locale: string): string =>
  spans
    .map((it) => it.map((minute) => hourOf(clockText(minute * MINUTE_MS), locale)).join(' – '))
    .join(commaIn(locale))
