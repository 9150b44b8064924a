import { chakra } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import type { getPickupDrop } from '#contract/calls/pickup-drop.ts'
import { type Minor, sum, toWire, ZERO } from '#contract/money.ts'
import { ActionBar, Column, Columns, Panel } from '#src/core/checkout/frame.tsx'
import { isElsewhere } from '#src/core/checkout/is-elsewhere.ts'
import type { Sold } from '#src/core/checkout/sold.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useLazyPart } from '#src/core/load-on-press/use-lazy-part.ts'
import { ComesTo } from '#src/core/money/comes-to.tsx'
import { OfflineNote } from '#src/core/offline-note.tsx'
import { useObserved } from '#src/core/use-observed.ts'
import { connection } from '#src/data/connection/report.ts'
import { QuietButton } from '#src/ui/quiet-button.tsx'
import { WorkButton } from '#src/ui/work-button.tsx'
import { chosenHandover } from './choice-for-draft.ts'
import type { ChosenHandover } from './chosen-handover.ts'
import { choiceFrom, emptyChoice, type HandoverChoice, handoverOf } from './handover-choice.ts'
import { HandoverForm, type Times, useHandover } from './handover-form.tsx'
import { forgetStarted, saveStarted, startedOf } from './started-handover.ts'

/** From when until when somebody has the thing, once both are chosen. */
export interface WholeTimes {
  start: string
  end: string
}

interface Props {
  /** How it is sold: a choice of another listing is asked about before it is replaced. */
  of: Sold
  slug: string
  title: string
  offer: ReplyOf<typeof getPickupDrop>
  /** When the offer was read. */
  asOf: number
  /** By the clock there. */
  now: string
  holdId: string | undefined
  /** The times and the way that were chosen before. */
  before: Times & { handover?: ChosenHandover | undefined }
  /** What it costs without being handed over. */
  priceOf: (times: WholeTimes) => Minor
  timesText: (times: WholeTimes) => string
  /** Chooses the days. */
  days: (times: Times, onChange: (times: Times) => void) => ReactNode
  /** Why the server refused, and what else can be had. */
  trouble: (times: Times, onTake: (times: Times) => void) => ReactNode
  isWorking: boolean
  /** Called as soon as something else is chosen. */
  onTouch: () => void
  /** Makes the choice the draft, and calls back; null: it is taken over where it stands. */
  onGoOn: (times: WholeTimes, handover: ChosenHandover | null, onDone: () => void) => void
}

/** The days, the places and windows of both legs, who is there, and what all of it comes to. */
export function HandoverStep({ of, slug, title, offer, before, ...props }: Props) {
  const { t } = useSpeech()
  const router = useRouter()
  const { part: replace, ask, leave } = useLazyPart<typeof import('#src/core/checkout/replace-dialog.tsx')>()
  const other = of.drafts.current.value
  const isOnline = useObserved(connection) === 'online'
  const [first] = useState(() => beginning(slug, before))
  const [times, setTimes] = useState<Times>(first.times)
  const [choice, setChoice] = useState<HandoverChoice>(first.choice)
  const [showsDays, setShowsDays] = useState(wholeOf(first.times) === undefined)
  const [wasTried, setWasTried] = useState(false)
  const state = useHandover(offer, { slug, now: props.now, own: { hold_id: props.holdId } }, choice, times)
  const whole = wholeOf(times)
  const { plan, problem } = state
  const asked = handoverOf(choice)
  const wanted = whole && plan && !problem && asked ? chosenHandover(offer, asked, plan) : undefined
  const isReady = isOnline && wanted !== undefined
  const save = (it: { times?: Times; choice?: HandoverChoice }) => {
    const next = { times, choice, ...it }
    props.onTouch()
    setTimes(next.times)
    setChoice(next.choice)
    saveStarted({ slug, ...next.times, choice: next.choice })
  }
  const goOn = (handover: ChosenHandover | null | undefined) => {
    setWasTried(true)
    if (!whole || handover === undefined || !isOnline || props.isWorking) return
    props.onGoOn(whole, handover, () => {
      forgetStarted()
      void router.navigate({ to: of.paths.review, params: { slug } })
    })
  }
  const askOrGoOn = () =>
    wanted && isElsewhere(other, slug)
      ? ask(() => import('#src/core/checkout/replace-dialog.tsx'))
      : goOn(wanted)
  const choose = (it: Times) => save({ times: it })
  return (
    <Columns>
      <Column>
        <div>
          <chakra.h2 fontSize="16" fontWeight="bold" lineHeight="1.3">
            <bdi>{title}</bdi>
          </chakra.h2>
          <chakra.p color="muted" fontSize="14">
            {t('handover.there')}
          </chakra.p>
        </div>
        <OfflineNote title="handover.offlineTitle" text="handover.offlineText" asOf={props.asOf} />
        {props.trouble(times, choose)}
        {showsDays || !whole ? (
          props.days(times, choose)
        ) : (
          <Panel data-roomy aria-label={t('handover.days')}>
            <p>{props.timesText(whole)}</p>
            <div>
              <QuietButton type="button" onClick={() => setShowsDays(true)}>
                {t('handover.change')}
              </QuietButton>
            </div>
          </Panel>
        )}
        <HandoverForm
          {...{ offer, state, choice, wasTried, times }}
          onChange={(it) => save({ choice: { ...choice, ...it } })}
          onTimes={choose}
        />
        {before.handover && (
          <div>
            <QuietButton type="button" onClick={() => goOn(null)}>
              {t('handover.remove')}
            </QuietButton>
          </div>
        )}
      </Column>
      <ActionBar>
        <div role="status">
          {whole ? (
            <ComesTo amount={toWire(sum(props.priceOf(whole), plan?.total ?? ZERO), offer.currency)}>
              {t('handover.total')}
            </ComesTo>
          ) : (
            t('handover.days')
          )}
        </div>
        <div>
          <WorkButton
            type="button"
            aria-disabled={!isReady || undefined}
            working={props.isWorking}
            onClick={askOrGoOn}
          >
            {t('handover.goOn')}
          </WorkButton>
        </div>
      </ActionBar>
      {replace && other && (
        <replace.ReplaceDialog
          of={of}
          title={other.listing.title}
          onYes={() => goOn(wanted)}
          onClosed={leave}
        />
      )}
    </Columns>
  )
}

const wholeOf = ({ start, end }: Times): WholeTimes | undefined =>
  start !== undefined && end !== undefined ? { start, end } : undefined

/** What the choice begins with: what was filled in before a login, else what was chosen before. */
function beginning(slug: string, { start, end, handover }: Props['before']) {
  const started = startedOf(slug)
  if (started) return { times: { start: started.start, end: started.end }, choice: started.choice }
  return { times: { start, end }, choice: handover ? choiceFrom(handover.asked) : emptyChoice }
}
