import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { OpeningHours } from '#contract/entities/opening-hours.ts'
import type { TextKey } from '#contract/texts/en.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { type ComingDay, coming } from './coming-days.ts'
import { rangesOf } from './hour-range.ts'
import { useMoment } from './use-moment.ts'

interface Props {
  hours: OpeningHours
  timezone: string
  /** The text where the hours are not known. */
  nothing: TextKey
}

/** The next seven days as buttons; the pressed one shows its hours, today at first. */
export function HoursCircles({ hours, timezone, nothing }: Props) {
  const { t, language } = useSpeech()
  const locale = language?.code ?? 'en'
  const { days, today } = useMoment((now) => coming(hours, timezone, now, locale))
  const [pressed, press] = useState<string>()
  if (hours.state === 'closed_for_good') return null
  if (!days) return <chakra.p color="muted">{t(nothing)}</chakra.p>
  const shown = days.find((it) => it.day === pressed) ?? days.find((it) => it.day === today)
  return (
    <chakra.div display="grid" gap="3">
      <Row role="group" aria-label={t('hours.days')}>
        {days.map((it) => (
          <Circle
            key={it.day}
            type="button"
            aria-pressed={it === shown}
            aria-current={it.day === today ? 'date' : undefined}
            data-state={it.state}
            data-special={it.name === '' ? undefined : true}
            onClick={() => press(it.day)}
          >
            <span aria-hidden>{it.short}</span>
            <chakra.span srOnly>{t(labels[it.state], { day: it.long })}</chakra.span>
          </Circle>
        ))}
      </Row>
      <chakra.div aria-live="polite">{shown && <Day day={shown} isToday={shown.day === today} />}</chakra.div>
    </chakra.div>
  )
}

const labels = { open: 'hours.openDay', closed: 'hours.closedDay', unknown: 'hours.unsureDay' } as const

function Day({
  day: { long, spans, state, name, isClosedForNow },
  isToday,
}: {
  day: ComingDay
  isToday: boolean
}) {
  const { t, language } = useSpeech()
  const closed = isClosedForNow ? t('hours.closedForNow') : t('hours.closed')
  const ranges = spans.length === 0 ? closed : rangesOf(spans, language?.code ?? 'en')
  return (
    <>
      <chakra.p lineHeight="1.45" fontVariantNumeric="tabular-nums">
        <chakra.b fontWeight="semibold">{isToday ? t('hours.today') : long}</chakra.b>
        {' · '}
        {state === 'unknown' ? t('hours.usually', { hours: ranges }) : ranges}
      </chakra.p>
      {(name !== '' || state === 'unknown') && (
        <chakra.p color="muted" fontSize="14" lineHeight="1.45">
          {state === 'unknown' && t('hours.mayDifferThen')}
          {state === 'unknown' && name !== '' && ' · '}
          <bdi>{name}</bdi>
        </chakra.p>
      )}
    </>
  )
}

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '1.5', justifyContent: 'space-between', maxWidth: '26rem' },
})

const tint = (color: string) => `color-mix(in srgb, {colors.${color}} 14%, transparent)`

const Circle = chakra('button', {
  base: {
    position: 'relative',
    // A circle that widens where the letters are large.
    flex: 'none',
    minWidth: 'touch',
    minHeight: 'touch',
    paddingInline: '1',
    borderRadius: 'pill',
    background: 'transparent',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line',
    color: 'muted',
    fontSize: '14',
    fontWeight: 'semibold',
    cursor: 'pointer',
    '&[data-state=open]': { background: tint('green'), borderColor: 'transparent', color: 'green' },
    '&[data-state=unknown]': { borderStyle: 'dashed', borderColor: 'edge' },
    '&[aria-current]': { outline: '2px solid {colors.ink}', outlineOffset: '2px' },
    '&[aria-pressed=true]': { background: 'ink', borderColor: 'ink', color: 'bg' },
    '&[data-state=open][aria-pressed=true]': { background: 'green', color: 'bg' },
    '&[data-special]::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '-2px',
      insetInlineEnd: '-2px',
      width: '10px',
      height: '10px',
      borderRadius: 'pill',
      background: 'star',
    },
  },
})
