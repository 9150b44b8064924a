import { chakra } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import type { getPickupDrop, quotePickupDrop } from '#contract/calls/pickup-drop.ts'
import { type AtAddress, type HandoverPlace, isAddress, type LegName } from '#contract/entities/handover.ts'
import { nearestPoint, type PlannedLeg, windowsAt } from '#contract/handover/plan.ts'
import type { HandoverRules } from '#contract/handover/rules.ts'
import { type Window, windowFrom, windowUntil } from '#contract/handover/windows.ts'
import { toWire } from '#contract/money.ts'
import { Panel } from '#src/core/checkout/frame.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { distanceText } from '#src/lib/distance.ts'
import { dayOf } from '#src/lib/month.ts'
import { Note } from '#src/ui/note.tsx'
import { QuietButton } from '#src/ui/quiet-button.tsx'
import { PlaceChoice } from './place-choice.tsx'
import { WindowChoice } from './window-choice.tsx'

const METRES = 1000

interface Props {
  leg: LegName
  offer: ReplyOf<typeof getPickupDrop>
  rules: HandoverRules
  place: HandoverPlace | undefined
  /** The time that the leg begins or ends with, by the clock there. */
  time: string | undefined
  /** The leg as this device reckons it, once both places and times are chosen. */
  planned: PlannedLeg | undefined
  /** What the server says of it, where it was asked. */
  quoted: ReplyOf<typeof quotePickupDrop>['legs'][number] | undefined
  onPlace: (place: HandoverPlace) => void
  onWindow: (window: Window) => void
  /** Its place follows from elsewhere, so that there is none to choose. */
  isFixed?: boolean
  /** Above the places. */
  children?: ReactNode
}

/** One leg: where it takes place, when, and what stands in its way. */
export function LegSection(props: Props) {
  const { leg, offer, rules, place, time, planned, quoted, onPlace, onWindow } = props
  const { isFixed = false, children } = props
  const { t, language } = useSpeech()
  const money = useMoney()
  const locale = language?.code ?? 'en'
  const minutes = rules.windowMinutes
  const window = time && (leg === 'pickup' ? windowFrom(time, minutes) : windowUntil(time, minutes))
  const isFree = ({ start }: Window) => quoted?.windows.find((it) => it.start === start)?.is_free !== false
  const problem = planned?.problem ?? (quoted?.problem === 'busy' ? quoted.problem : undefined)
  const isPlaceWrong = problem === 'outside' || problem === 'not_offered' || problem === 'no_such_point'
  return (
    <Panel data-roomy aria-label={t(`handover.${leg}`)}>
      <chakra.h2 fontSize="16" fontWeight="bold">
        {t(leg === 'pickup' ? 'handover.pickupPlace' : 'handover.dropPlace')}
      </chakra.h2>
      {children}
      {!isFixed && <PlaceChoice leg={leg} offer={offer} place={place} onChoose={onPlace} />}
      {problem === 'outside' && place && isAddress(place) && (
        <Outside offer={offer} rules={rules} place={place} onPlace={onPlace} />
      )}
      {place && window && !isPlaceWrong && (
        <WindowChoice
          title={t(leg === 'pickup' ? 'handover.pickupTime' : 'handover.dropTime')}
          windows={windowsAt(rules, place, dayOf(window.start)).map((it) => ({ ...it, is_free: isFree(it) }))}
          chosen={window.start}
          onChoose={onWindow}
        />
      )}
      {planned && !problem && (
        <chakra.p color="muted" fontSize="14">
          {t('handover.fee', { amount: money(toWire(planned.fee, offer.currency)) })}
          {planned.distance !== null && ` · ${distanceText(planned.distance / METRES, locale)}`}
        </chakra.p>
      )}
      {problem && problem !== 'outside' && (
        <Note icon={CircleAlert} tone="wrong" role="status">
          {t(`handover.no.${problem}`)}
        </Note>
      )}
    </Panel>
  )
}

/** Says that an address is outside the area, and which point is nearest to it. */
function Outside({
  offer,
  rules,
  place,
  onPlace,
}: Pick<Props, 'offer' | 'rules' | 'onPlace'> & { place: AtAddress }) {
  const { t, language } = useSpeech()
  const nearest = nearestPoint(rules, place)
  const point = nearest && offer.points.find((it) => it.id === nearest.point.id)
  return (
    <Note icon={CircleAlert} tone="wrong" role="alert">
      <p>{t('handover.no.outside')}</p>
      {point && (
        <>
          <p>
            {t('handover.nearest', {
              name: point.name,
              distance: distanceText(nearest.distance / METRES, language?.code ?? 'en'),
            })}
          </p>
          <QuietButton type="button" onClick={() => onPlace({ point_id: point.id })}>
            {t('handover.takeNearest')}
          </QuietButton>
        </>
      )}
    </Note>
  )
}
