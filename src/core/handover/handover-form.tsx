import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/call.ts'
import type { getPickupDrop } from '#contract/calls/pickup-drop.ts'
import { isAddress } from '#contract/entities/handover.ts'
import {
  type HandoverPlan,
  type HandoverProblem,
  type Places,
  planHandover,
  problemOf,
} from '#contract/handover/plan.ts'
import { type HandoverRules, rulesFromWire } from '#contract/handover/rules.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useObserved } from '#src/core/use-observed.ts'
import { connection } from '#src/data/connection/report.ts'
import { Switch } from '#src/ui/switch.tsx'
import { ContactFields } from './contact-fields.tsx'
import { dropOf, type HandoverChoice, placesOf } from './handover-choice.ts'
import { LegSection } from './leg-section.tsx'
import { handoverQuote } from './queries.ts'

type Offer = ReplyOf<typeof getPickupDrop>

/** From when until when somebody has the thing, by the clock there. */
export interface Times {
  start?: string | undefined
  end?: string | undefined
}

/** What is asked of the server, beside the places and times. */
interface Own {
  hold_id?: string | undefined
  unique_booking_id?: string | undefined
}

export interface HandoverState {
  rules: HandoverRules
  /** As this device reckons it; undefined until both places and both times are chosen. */
  plan: HandoverPlan | undefined
  quote: { legs: readonly Quoted[] } | undefined
  problem: HandoverProblem | 'busy' | undefined
}
type Quoted = NonNullable<Parameters<typeof LegSection>[0]['quoted']>

/** A handover as it is reckoned here at once, and then by the server, who knows who is free. */
export function useHandover(
  offer: Offer,
  { slug, now, own }: { slug: string; now: string; own: Own },
  choice: HandoverChoice,
  { start, end }: Times,
): HandoverState {
  const rules = rulesFromWire(offer)
  const places = placesOf(choice)
  const stay = start !== undefined && end !== undefined ? { start, end } : undefined
  const plan = places && stay && planHandover(rules, places, stay, now)
  const isOnline = useObserved(connection) === 'online'
  const asked: Places = places ?? NOWHERE
  const { data, isPlaceholderData } = useQuery({
    ...handoverQuote({ slug, start_date: start ?? '', end_date: end ?? '', ...asked, ...own }),
    enabled: isOnline && plan !== undefined,
  })
  const quote = plan && !isPlaceholderData ? data : undefined
  const isBusy = quote?.problem === 'busy'
  return { rules, plan, quote, problem: (plan && problemOf(plan)?.problem) ?? (isBusy ? 'busy' : undefined) }
}

const NOWHERE: Places = { pickup: { point_id: 1 }, drop: { point_id: 1 } }

interface Props {
  offer: Offer
  state: HandoverState
  choice: HandoverChoice
  times: Times
  onChange: (change: Partial<HandoverChoice>) => void
  onTimes: (times: Times) => void
  wasTried: boolean
}

/** How a thing is taken over and given back: where, in which windows, and who is there. */
export function HandoverForm({ offer, state, choice, times, onChange, onTimes, wasTried }: Props) {
  const { t } = useSpeech()
  const { rules, plan, quote } = state
  const [pickup, drop] = plan?.legs ?? []
  const of = (leg: string) => quote?.legs.find((it) => it.leg === leg)
  const { start, end } = times
  const mayBeSame = !choice.pickup || !isAddress(choice.pickup) || offer.offer.fetches
  const isSame = choice.isSame && mayBeSame
  return (
    <>
      <LegSection
        {...{ leg: 'pickup', offer, rules, planned: pickup, quoted: of('pickup') }}
        place={choice.pickup}
        time={start}
        onPlace={(it) =>
          onChange({ pickup: it, ...(isAddress(it) && !offer.offer.fetches && { isSame: false }) })
        }
        onWindow={(it) => onTimes({ start: it.start, end })}
      />
      <LegSection
        {...{ leg: 'drop', offer, rules, planned: drop, quoted: of('drop') }}
        place={dropOf(choice)}
        time={end}
        isFixed={isSame}
        onPlace={(it) => onChange({ drop: it, isSame: false })}
        onWindow={(it) => onTimes({ start, end: it.end })}
      >
        {mayBeSame && (
          <Switch
            label={t('handover.samePlace')}
            checked={isSame}
            onChange={(it) => onChange({ isSame: it, ...(!it && { drop: choice.pickup }) })}
          />
        )}
      </LegSection>
      <ContactFields choice={choice} onChange={onChange} wasTried={wasTried} />
    </>
  )
}
