import { chakra } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { unwatchSlots } from '#contract/calls/services/watches.ts'
import type { SlotWatch } from '#contract/entities/slot-watch.ts'
import { type Speech, useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import { useWaitingCall } from '#src/core/waiting/use-waiting-call.ts'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { timeWords } from '#src/lib/clock-words.ts'
import { hourAt, momentAt, shortDayAt, weekdayAt } from '#src/lib/dates.ts'
import { Note } from '#src/ui/note.tsx'
import { OwnName } from '#src/ui/own-name.ts'
import { QuietButton } from '#src/ui/quiet-button.tsx'
import { allWeekdays, dayPartOf, dayThatIs } from './day-parts.ts'
import type { HeldWatch } from './held-time.tsx'
import { slotWatches } from './queries.ts'

interface Props {
  watch: SlotWatch
  Offer: ComponentType<HeldWatch>
}

/** A watch: its visit and times, the time that is held for it, and the way to end it. */
export function WatchCard({ watch, Offer }: Props) {
  const { t, language } = useSpeech()
  const locale = language?.code ?? 'en'
  const { title, services, timezone, unique_booking_id } = watch
  const isHeld = watch.offer && Date.parse(watch.offer.expires_at) > (serverNow() ?? Date.now())
  const offer = isHeld ? watch.offer : null
  return (
    <Card>
      <chakra.div display="grid" gap="1">
        <OwnName as="h3">{title}</OwnName>
        <Quiet>
          {services
            .map(({ name, addons = [], professional }) =>
              [name, ...addons.map((it) => `+ ${it.name}`), professional?.name].filter(Boolean).join(' · '),
            )
            .join(', ')}
        </Quiet>
        {unique_booking_id && <Quiet>{t('slots.earlierThan')}</Quiet>}
        <Quiet>{timesOf(watch, t, locale)}</Quiet>
      </chakra.div>
      {offer && (
        <Held>
          <b>{t('slots.held', { when: momentAt(offer.start, timezone, locale) })}</b>
          <span>{t('slots.heldUntil', { time: hourAt(offer.expires_at, undefined, locale) })}</span>
          <Offer watch={watch} offer={offer} />
        </Held>
      )}
      <End watch={watch} />
    </Card>
  )
}

/** The button that ends a watch: at once, or when there is a network. */
function End({ watch: { watch_id, title } }: { watch: SlotWatch }) {
  const { t } = useSpeech()
  const [trouble, setTrouble] = useState<unknown>()
  const failure = useFailureText(trouble)
  const { state, refusal, send, takeBack } = useWaitingCall({
    call: unwatchSlots.name,
    of: { watch_id },
    refresh: (queries) => void queries.invalidateQueries(slotWatches()),
  })
  if (state === 'waits')
    return (
      <chakra.div role="status">
        <Quiet>{t('slots.unwatchWaits')}</Quiet>
        <QuietButton type="button" onClick={() => void takeBack()}>
          {t('slots.keepWatching')}
        </QuietButton>
      </chakra.div>
    )
  const wrong = refusal || (trouble === undefined ? undefined : failure)
  return (
    <>
      {wrong && (
        <Note icon={CircleAlert} tone="wrong" role="alert">
          {wrong}
        </Note>
      )}
      <QuietButton
        type="button"
        aria-label={t('slots.unwatchOf', { title })}
        aria-disabled={state === 'sending' || undefined}
        onClick={() => {
          setTrouble(undefined)
          send({}).catch(setTrouble)
        }}
      >
        {t('slots.unwatch')}
      </QuietButton>
    </>
  )
}

/** The times of a watch in words: '1 Jun – 14 Jun · Mon, Tue · Morning', without parts that leave nothing out. */
function timesOf(watch: SlotWatch, t: Speech['t'], locale: string): string {
  const [from, until] = [watch.from_date, watch.until_date].map((it) =>
    shortDayAt(`${it}T12:00:00Z`, 'UTC', locale),
  )
  const days = from === until ? from : t('slots.fromUntil', { from, until })
  const weekdays = watch.weekdays.toSorted().map((it) => weekdayAt(dayThatIs(it), locale))
  const part = dayPartOf(watch)
  const [begin, end] = [watch.from_time, watch.until_time].map((it) =>
    timeWords(`${watch.from_date} ${it}`, locale),
  )
  return [
    days,
    weekdays.length < allWeekdays.length && weekdays.join(', '),
    part === undefined
      ? t('slots.fromUntil', { from: begin, until: end })
      : part !== 'anyTime' && t(`slots.${part}`),
  ]
    .filter(Boolean)
    .join(' · ')
}

const Card = chakra('article', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'space-between',
    gap: '3',
    height: 'full',
    padding: '4',
    borderRadius: 'card',
    background: 'card',
    boxShadow: 'float',
  },
})

const Quiet = chakra('p', { base: { color: 'muted', fontSize: '14', lineHeight: '1.35' } })

const Held = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    padding: '3',
    borderRadius: 'control',
    background: 'bg',
    '& > span': { color: 'muted', fontSize: '14' },
  },
})
