import { chakra } from '@chakra-ui/react'
import type { Notification } from '#contract/entities/notification.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { dayAt } from '#src/lib/dates.ts'
import { NoticeLine } from './notice-line.tsx'

/** Notifications grouped by day, by the person's own calendar. */
export function NoticeDays({ all }: { all: readonly Notification[] }) {
  const { language } = useSpeech()
  const locale = language?.code ?? 'en'
  const days = new Map<string, Notification[]>()
  for (const it of all) {
    const day = new Date(it.created_at).toDateString()
    days.set(day, [...(days.get(day) ?? []), it])
  }
  return [...days].map(([day, told]) => (
    <chakra.section key={day} display="grid" gap="2" aria-labelledby={idOf(day)}>
      <Day id={idOf(day)}>
        <DayName instant={told[0]?.created_at ?? ''} locale={locale} />
      </Day>
      <List>
        {told.map((it) => (
          <NoticeLine key={it.id} notice={it} />
        ))}
      </List>
    </chakra.section>
  ))
}

const idOf = (day: string) => `told-${day.replaceAll(' ', '-')}`

const DAY_MS = 86_400_000

function DayName({ instant, locale }: { instant: string; locale: string }) {
  const { t } = useSpeech()
  const day = new Date(instant).toDateString()
  if (day === new Date().toDateString()) return t('notices.today')
  if (day === new Date(Date.now() - DAY_MS).toDateString()) return t('notices.yesterday')
  return dayAt(instant, undefined, locale)
}

const Day = chakra('h2', {
  base: { color: 'muted', fontSize: '14', fontWeight: 'semibold', paddingInline: '1' },
})

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    borderRadius: 'card',
    background: 'card',
    boxShadow: 'float',
    overflow: 'hidden',
    '& > li:not(:first-child)': { borderBlockStartWidth: '1px', borderColor: 'line' },
  },
})
