import { chakra } from '@chakra-ui/react'
import { useSpeech } from '#src/core/language/language.tsx'
import { hourWords } from '#src/lib/clock-words.ts'
import { exactClockIn } from '#src/lib/zone-clock.ts'
import { byPartOfDay, type OwnTime, overlapOf, type SlotDay } from './slot.ts'

interface Props {
  day: SlotDay
  timezone: string
  /** The length of the visit. */
  minutes: number
  own: readonly OwnTime[]
  chosen: string | undefined
  /** The start that is being held. */
  busy: string | undefined
  isReady: boolean
  onPick: (start: string) => void
}

/** The slots of a day, by its parts and by the clock at the place. */
export function SlotTimes({ day, timezone, minutes, own, chosen, busy, isReady, onPick }: Props) {
  const { t, language } = useSpeech()
  const locale = language?.code ?? 'en'
  return byPartOfDay(day.starts, timezone).map(({ part, starts }) => (
    <section key={part} aria-label={t(`slots.${part}`)}>
      <Name>
        {t(`slots.${part}`)} <span>{t('slots.count', { n: starts.length })}</span>
      </Name>
      <Times>
        {starts.map((start) => {
          const words = hourWords(exactClockIn(timezone, start), locale)
          return (
            <li key={start}>
              <Time
                type="button"
                aria-pressed={start === chosen}
                aria-disabled={!isReady || undefined}
                data-working={start === busy || undefined}
                onClick={() => isReady && onPick(start)}
              >
                <b>{words}</b>
                {day.split.includes(start) && <span>{t('slots.split')}</span>}
                {overlapOf(start, minutes, own) && <span>{t('slots.busy')}</span>}
              </Time>
            </li>
          )
        })}
      </Times>
    </section>
  ))
}

const Name = chakra('h3', {
  base: {
    paddingBlockEnd: '2',
    fontSize: '16',
    fontWeight: 'bold',
    '& > span': { color: 'muted', fontSize: '14', fontWeight: 'normal' },
  },
})

const Times = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 6.25rem), 1fr))',
    gap: '2',
    listStyle: 'none',
    '& > li': { display: 'grid' },
  },
})

const Time = chakra('button', {
  base: {
    minHeight: 'control',
    paddingInline: '2',
    paddingBlock: '1',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'edge',
    background: 'card',
    color: 'ink',
    lineHeight: '1.25',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '& > b': { fontWeight: 'semibold' },
    '& > span': { display: 'block', color: 'muted', fontSize: '14' },
    '&[aria-pressed=true]': { borderColor: 'accent', boxShadow: 'inset 0 0 0 1px {colors.accent}' },
    '&[data-working]': { opacity: 0.6, cursor: 'progress' },
    '&[aria-disabled]:not([data-working])': { color: 'muted', cursor: 'default' },
  },
})
