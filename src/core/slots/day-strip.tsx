import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { dayWords } from '#src/lib/clock-words.ts'
import { shortDayAt, weekdayAt } from '#src/lib/dates.ts'
import type { SlotDay } from './slot.ts'

interface Props {
  days: readonly SlotDay[]
  chosen: string
  onChoose: (day: string) => void
}

/** The next days side by side; a day without free times is disabled, but still announced. */
export function DayStrip({ days, chosen, onChoose }: Props) {
  const { t, language } = useSpeech()
  const locale = language?.code ?? 'en'
  const row = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: as another day is chosen elsewhere
  useEffect(() => {
    const here = row.current?.querySelector('[aria-pressed=true]')
    here?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [chosen])
  return (
    <Row ref={row} role="group" aria-label={t('slots.days')}>
      {days.map(({ date, starts }) => {
        const noon = `${date}T12:00:00Z`
        const name = dayWords(date, locale)
        return (
          <Day
            key={date}
            type="button"
            aria-pressed={date === chosen}
            aria-disabled={starts.length === 0 || undefined}
            onClick={() => starts.length > 0 && onChoose(date)}
          >
            <chakra.span srOnly>{starts.length === 0 ? t('slots.dayFull', { day: name }) : name}</chakra.span>
            <span aria-hidden>{weekdayAt(noon, locale)}</span>
            <b aria-hidden>{shortDayAt(noon, 'UTC', locale)}</b>
          </Day>
        )
      })}
    </Row>
  )
}

const Row = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    overflowX: 'auto',
    marginInline: '-16px',
    paddingInline: '4',
    paddingBlock: '2',
    scrollbarWidth: 'none',
    md: { marginInline: '0', paddingInline: '1' },
  },
})

const Day = chakra('button', {
  base: {
    position: 'relative',
    display: 'grid',
    flex: 'none',
    justifyItems: 'center',
    alignContent: 'center',
    minWidth: '64px',
    minHeight: '60px',
    paddingInline: '2',
    borderRadius: 'control',
    background: 'card',
    boxShadow: 'float',
    color: 'ink',
    fontSize: '14',
    lineHeight: '1.3',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '& > b': { fontWeight: 'semibold' },
    '&[aria-pressed=true]': { background: 'accent', color: 'onAccent' },
    _disabled: {
      background: 'transparent',
      boxShadow: 'none',
      color: 'muted',
      cursor: 'default',
      '& > b': { fontWeight: 'normal', textDecoration: 'line-through' },
    },
  },
})
