import { chakra } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import type { getPickupDrop } from '#contract/calls/pickup-drop.ts'
import { type Minor, sum, toWire, ZERO } from '#contract/money.ts'
import { ActionBar, Column, Columns } from '#src/core/checkout/frame.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import { ComesTo } from '#src/core/money/comes-to.tsx'
import { OfflineNote } from '#src/core/offline-note.tsx'
import { useObserved } from '#src/core/use-observed.ts'
import { connection } from '#src/data/connection/report.ts'
import { Note } from '#src/ui/note.tsx'
import { WorkButton } from '#src/ui/work-button.tsx'
import { chosenHandover } from './choice-for-draft.ts'
import type { ChosenHandover } from './chosen-handover.ts'
import { CollectionForm } from './collection-form.tsx'
import { useCollection } from './collection-state.ts'
import { choiceFrom, emptyChoice, type HandoverChoice, handoverOf } from './handover-choice.ts'
import type { Times } from './handover-form.tsx'
import type { WholeTimes } from './handover-step.tsx'
import { addressIn } from './home-choice.ts'
import { forgetStarted, saveStarted, startedOf } from './started-handover.ts'

interface Props {
  slug: string
  offer: ReplyOf<typeof getPickupDrop>
  /** When the offer was read. */
  asOf: number
  /** By the clock there. */
  now: string
  /** How long it takes to see to what is collected. */
  minutes: number
  holdId: string | undefined
  /** What was chosen before. */
  before: Times & { handover?: ChosenHandover | undefined }
  /** What it costs without the way. */
  price: Minor
  isWorking: boolean
  /** Why the server refused. */
  error: unknown
  onGoOn: (times: WholeTimes, handover: ChosenHandover, onDone: () => void) => void
}

/** Where and when things are collected and brought back, who is there, and what all of it comes to. */
export function CollectionStep({ slug, offer, asOf, now, minutes, holdId, before, price, ...props }: Props) {
  const { t } = useSpeech()
  const isOnline = useObserved(connection) === 'online'
  const [first] = useState(() => startedOf(slug) ?? { ...before, choice: begun(before.handover) })
  const [choice, setChoice] = useState<HandoverChoice>(first.choice)
  const [times, setTimes] = useState<Times>({ start: first.start, end: first.end })
  const [wasTried, setWasTried] = useState(false)
  const failure = useFailureText(props.error)
  const of = { slug, now, minutes, own: { hold_id: holdId } }
  const state = useCollection(offer, of, addressIn(choice), times)
  const { plan, problem } = state
  const asked = handoverOf(choice)
  const { start, end } = times
  const isReady = plan && !problem && asked && start !== undefined && end !== undefined && isOnline
  const save = (it: { times?: Times; choice?: HandoverChoice }) => {
    const next = { times, choice, ...it }
    setTimes(next.times)
    setChoice(next.choice)
    saveStarted({ slug, ...next.times, choice: next.choice })
  }
  const goOn = () => {
    setWasTried(true)
    if (isReady && !props.isWorking)
      props.onGoOn({ start, end }, chosenHandover(offer, asked, plan), forgetStarted)
  }
  return (
    <Columns>
      <Column>
        <div>
          <chakra.h2 fontSize="16" fontWeight="bold" lineHeight="1.3">
            <bdi>{offer.title}</bdi>
          </chakra.h2>
          <chakra.p color="muted" fontSize="14">
            {t('handover.there')}
          </chakra.p>
        </div>
        <OfflineNote title="handover.offlineTitle" text="homeVisit.offlineText" asOf={asOf} />
        {props.error != null && (
          <Note icon={CircleAlert} tone="wrong" role="alert">
            {failure}
          </Note>
        )}
        <CollectionForm
          {...{ offer, state, choice, times, now, wasTried }}
          onChange={(it) => save({ choice: { ...choice, ...it } })}
          onTimes={(it) => save({ times: it })}
        />
      </Column>
      <ActionBar>
        <div role="status">
          <ComesTo amount={toWire(sum(price, plan?.total ?? ZERO), offer.currency)}>
            {t('collection.total')}
          </ComesTo>
        </div>
        <div>
          <WorkButton
            type="button"
            aria-disabled={!isReady || undefined}
            working={props.isWorking}
            onClick={goOn}
          >
            {t('handover.goOn')}
          </WorkButton>
        </div>
      </ActionBar>
    </Columns>
  )
}

const begun = (handover: ChosenHandover | undefined): HandoverChoice =>
  handover ? choiceFrom(handover.asked) : emptyChoice
