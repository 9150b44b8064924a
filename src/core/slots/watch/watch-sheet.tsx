import { chakra } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, Clock3 } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { watchSlots } from '#contract/calls/services/watches.ts'
import { useOutgoing } from '#src/core/inquiry/use-outgoing.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import type { ScreenPath } from '#src/core/listing/paths.ts'
import { useLoaded } from '#src/core/use-loaded.ts'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { dayOf, daysOn } from '#src/lib/month.ts'
import { clockIn } from '#src/lib/zone-clock.ts'
import { QuietLink } from '#src/ui/button.tsx'
import { Dialog, useBeginAnew } from '#src/ui/dialog.tsx'
import { controlLook, Field } from '#src/ui/field.tsx'
import { Note } from '#src/ui/note.tsx'
import { RadioList } from '#src/ui/radio-list.tsx'
import { WorkButton } from '#src/ui/work-button.tsx'
import { allDayParts, allWeekdays, type DayPart, dayParts } from './day-parts.ts'
import { slotWatches } from './queries.ts'
import type { WatchedVisit } from './watched-visit.ts'
import { Weekdays } from './weekdays.tsx'

interface Props {
  visit: WatchedVisit
  onClosed: () => void
}

/** The sheet in which one says which times would suit. */
export function WatchSheet({ visit, onClosed }: Props) {
  const { t } = useSpeech()
  return (
    <Dialog
      title={t(visit.booked ? 'slots.watchEarlier' : 'slots.watch')}
      closeLabel={t('app.close')}
      onClosed={onClosed}
    >
      <WatchForm visit={visit} />
    </Dialog>
  )
}

/** The days that a watch covers by default: more than the next ones, in which nothing is free. */
const DAYS_AHEAD = 27

function WatchForm({ visit: { slug, timezone, services, booked, list } }: { visit: WatchedVisit }) {
  const { t } = useSpeech()
  const today = dayOf(clockIn(timezone, serverNow() ?? Date.now()))
  const last = booked && dayOf(clockIn(timezone, Date.parse(booked.start)))
  const [from_date, setFrom] = useState(today)
  const [until_date, setUntil] = useState(last ?? daysOn(today, DAYS_AHEAD))
  const [weekdays, setWeekdays] = useState<readonly number[]>(allWeekdays)
  const [part, setPart] = useState<DayPart>('anyTime')
  const [trouble, setTrouble] = useState<unknown>()
  const failure = useFailureText(trouble)
  const { state, refusal, send } = useOutgoing(watchSlots.name)
  if (state === 'done' || state === 'waits') return <Watching isWaiting={state === 'waits'} list={list} />
  const isInOrder = from_date <= until_date
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (state === 'sending' || !isInOrder || weekdays.length === 0) return
    setTrouble(undefined)
    const of = booked && { unique_booking_id: booked.unique_booking_id }
    const times = { from_date, until_date, weekdays, ...dayParts[part] }
    const wanted = services.map(({ id, professional_id, addons }) => ({ id, professional_id, addons }))
    send({ slug, services: wanted, ...times, ...of }).catch(setTrouble)
  }
  const wrong = refusal || (trouble === undefined ? undefined : failure)
  return (
    <Form onSubmit={submit}>
      <chakra.p color="muted">{t(booked ? 'slots.watchEarlierText' : 'slots.watchText')}</chakra.p>
      <Days>
        <Field label={t('slots.watchFrom')}>
          {(ids) => (
            <Day
              {...ids}
              type="date"
              required
              min={today}
              {...(last && { max: last })}
              value={from_date}
              onChange={({ target }) => setFrom(target.value)}
            />
          )}
        </Field>
        <Field label={t('slots.watchUntil')} error={isInOrder ? undefined : t('slots.watchOrder')}>
          {(ids) => (
            <Day
              {...ids}
              type="date"
              required
              min={from_date}
              {...(last && { max: last })}
              value={until_date}
              onChange={({ target }) => setUntil(target.value)}
            />
          )}
        </Field>
      </Days>
      <Weekdays chosen={weekdays} onChoose={setWeekdays} />
      <RadioList
        legend={t('slots.watchTimes')}
        options={allDayParts.map((value) => ({ value, label: t(`slots.${value}`) }))}
        value={part}
        onChoose={setPart}
      />
      {wrong && (
        <Note icon={CircleAlert} tone="wrong" role="alert">
          {wrong}
        </Note>
      )}
      <WorkButton type="submit" working={state === 'sending'}>
        {t('slots.watchSend')}
      </WorkButton>
    </Form>
  )
}

/** Says that the person will be told, or that the watch waits for a network; and where all watches are listed. */
function Watching({ isWaiting, list }: { isWaiting: boolean; list: ScreenPath }) {
  const { t } = useSpeech()
  const queries = useQueryClient()
  const beginAnew = useBeginAnew()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it takes the place of the form
  useEffect(beginAnew, [])
  // The list is loaded in advance, so that it shows the new watch at once.
  useEffect(() => {
    if (!isWaiting) void queries.prefetchQuery(slotWatches())
  }, [isWaiting, queries])
  const question = useLoaded(() => import('#src/core/notifications/ask-after-booking.tsx'))
  return (
    <chakra.div display="grid" gap="4">
      <Note icon={isWaiting ? Clock3 : CircleCheck} tone="calm" role="status">
        {t(isWaiting ? 'slots.watchWaits' : 'slots.watching')}
      </Note>
      {question && <question.AskAfterBooking text={t('slots.watchPush')} />}
      <QuietLink to={list}>{t('slots.watches')}</QuietLink>
    </chakra.div>
  )
}

const Form = chakra(
  'form',
  { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' } },
  { defaultProps: { method: 'post' } },
)

const Days = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
    gap: '4',
  },
})

const Day = chakra('input', { base: controlLook })
