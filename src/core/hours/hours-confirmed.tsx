import { chakra } from '@chakra-ui/react'
import { clockMs } from '#contract/clock.ts'
import { perLocale } from '#contract/texts/format.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { dayOf } from '#src/lib/month.ts'
import { clockIn } from '#src/lib/zone-clock.ts'

const DAY_MS = 86_400_000
const MONTH_DAYS = 30

/** Says how long ago the hours were confirmed; nothing where they never were. */
export function HoursConfirmed({ on, timezone }: { on: string | null; timezone: string }) {
  const { t, language } = useSpeech()
  if (on === null) return null
  const today = dayOf(clockIn(timezone, serverNow() ?? Date.now()))
  const ago = agoText(daysBetween(on, today), language?.code ?? 'en')
  return (
    <chakra.p color="muted" fontSize="14" lineHeight="1.45">
      {t('hours.confirmed', { ago })}
    </chakra.p>
  )
}

const daysBetween = (from: string, until: string) =>
  Math.max(0, Math.round((clockMs(`${until} 00:00`) - clockMs(`${from} 00:00`)) / DAY_MS))

/** The number of days or months since: 'today', 'yesterday', '3 days ago', '2 months ago'. */
export function agoText(days: number, locale: string): string {
  const inMonths = days >= 2 * MONTH_DAYS
  return ago(locale).format(inMonths ? -Math.floor(days / MONTH_DAYS) : -days, inMonths ? 'month' : 'day')
}

const ago = perLocale((locale) => new Intl.RelativeTimeFormat(`${locale}-u-nu-latn`, { numeric: 'auto' }))
