import type { ReplyOf } from '#contract/call.ts'
import type { getPickupDrop } from '#contract/calls/pickup-drop.ts'
import { AddressPanel } from './address-panel.tsx'
import { ContactFields } from './contact-fields.tsx'
import type { HandoverChoice } from './handover-choice.ts'
import { addressIn, planOf } from './home-choice.ts'
import { OnlyTheStore } from './only-the-store.tsx'

interface Props {
  offer: ReplyOf<typeof getPickupDrop>
  choice: HandoverChoice
  onChange: (change: Partial<HandoverChoice>) => void
  /** Somebody tried to go on, so that what is missing is said. */
  wasTried: boolean
}

const texts = {
  title: 'homeVisit.where',
  reach: 'homeVisit.reach',
  reachFrom: 'homeVisit.reachFrom',
  fee: 'handover.fee',
} as const

/** Where somebody is to come, what that costs, and who is there. */
export function HomeForm({ offer, choice, onChange, wasTried }: Props) {
  return (
    <>
      <AddressPanel
        {...{ offer, texts, wasTried }}
        address={addressIn(choice)}
        plan={planOf(offer, choice)}
        onTake={(pickup) => onChange({ pickup })}
      />
      <ContactFields choice={choice} onChange={onChange} wasTried={wasTried} />
      <OnlyTheStore store={offer.title} />
    </>
  )
}
