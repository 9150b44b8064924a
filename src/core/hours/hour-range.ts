import { clockText } from '#contract/clock.ts'
import type { Span } from '#contract/place/spans.ts'
import { hourWords } from '#src/lib/clock-words.ts'
import { commaIn } from '#src/lib/comma.ts'

const MINUTE_MS = 60_000

/** Opening hours of a day in words: '9:00 am – 5:00 pm, 6:00 pm – 2:00 am'. */
export const rangesOf = (spans: readonly Span[], locale: string): string =>
  spans
    .map((it) => it.map((minute) => hourWords(clockText(minute * MINUTE_MS), locale)).join(' – '))
    .join(commaIn(locale))
