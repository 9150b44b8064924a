import { perLocale } from '#contract/texts/format.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const ago = perLocale((locale) => new Intl.RelativeTimeFormat(`${locale}-u-nu-latn`, { numeric: 'auto' }))

/** The time since something happened, in its largest unit: '20 minutes ago', '3 hours ago', 'yesterday'. */
export function agoText(ms: number, locale: string): string {
  const say = (unit: 'minute' | 'hour' | 'day', length: number) =>
    ago(locale).format(-Math.max(1, Math.floor(ms / length)), unit)
  if (ms < HOUR_MS) return say('minute', MINUTE_MS)
  return ms < DAY_MS ? say('hour', HOUR_MS) : say('day', DAY_MS)
}
