import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import type { getPickupDrop } from '#contract/calls/pickup-drop.ts'
import { type Minor, sum, toWire, ZERO } from '#contract/money.ts'
import { ActionBar, Column, Columns } from '#src/core/checkout/frame.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { ComesTo } from '#src/core/money/comes-to.tsx'
import { OfflineNote } from '#src/core/offline-note.tsx'
import { useObserved } from '#src/core/use-observed.ts'
import { connection } from '#src/data/connection/report.ts'
import { Button } from '#src/ui/button.tsx'
import type { ChosenHome } from './chosen-home.ts'
import { emptyChoice, type HandoverChoice } from './handover-choice.ts'
import { choiceFromHome, homeOf, planOf } from './home-choice.ts'
import { HomeForm } from './home-form.tsx'
import { forgetStarted, saveStarted, startedOf } from './started-handover.ts'

interface Props {
  slug: string
  offer: ReplyOf<typeof getPickupDrop>
  /** When the offer was read. */
  asOf: number
  /** What was chosen before. */
  before: ChosenHome | undefined
  /** What the visit costs without being come to. */
  price: Minor
  onGoOn: (home: ChosenHome) => void
}

/** Where a visit is done, who is there, and what all of it comes to. */
export function HomeStep({ slug, offer, asOf, before, price, onGoOn }: Props) {
  const { t } = useSpeech()
  const isOnline = useObserved(connection) === 'online'
  const [choice, setChoice] = useState<HandoverChoice>(
    () => startedOf(slug)?.choice ?? (before ? choiceFromHome(before.asked) : emptyChoice),
  )
  const [wasTried, setWasTried] = useState(false)
  const plan = planOf(offer, choice)
  const asked = homeOf(choice)
  const home = asked && plan && !plan.problem ? { asked, fee: toWire(plan.fee, offer.currency) } : undefined
  const change = (it: Partial<HandoverChoice>) => {
    const next = { ...choice, ...it }
    setChoice(next)
    saveStarted({ slug, choice: next })
  }
  const goOn = () => {
    setWasTried(true)
    if (!home || !isOnline) return
    forgetStarted()
    onGoOn(home)
  }
  return (
    <Columns>
      <Column>
        <chakra.h2 fontSize="16" fontWeight="bold" lineHeight="1.3">
          <bdi>{offer.title}</bdi>
        </chakra.h2>
        <OfflineNote title="handover.offlineTitle" text="homeVisit.offlineText" asOf={asOf} />
        <HomeForm {...{ offer, choice, wasTried }} onChange={change} />
      </Column>
      <ActionBar>
        <div role="status">
          <ComesTo amount={toWire(sum(price, plan && !plan.problem ? plan.fee : ZERO), offer.currency)}>
            {t('homeVisit.total')}
          </ComesTo>
        </div>
        <div>
          <Button type="button" aria-disabled={!home || !isOnline || undefined} onClick={goOn}>
            {t('handover.goOn')}
          </Button>
        </div>
      </ActionBar>
    </Columns>
  )
}
