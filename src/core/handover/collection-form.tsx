import { CircleAlert } from 'lucide-react'
import type { ReplyOf } from '#contract/call.ts'
import type { getPickupDrop } from '#contract/calls/pickup-drop.ts'
import { windowFrom, windowUntil } from '#contract/handover/windows.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { dayOf } from '#src/lib/month.ts'
import { Note } from '#src/ui/note.tsx'
import { AddressPanel } from './address-panel.tsx'
import type { CollectionState } from './collection-state.ts'
import { ContactFields } from './contact-fields.tsx'
import type { HandoverChoice } from './handover-choice.ts'
import type { Times } from './handover-form.tsx'
import { addressIn, planOf } from './home-choice.ts'
import { OnlyTheStore } from './only-the-store.tsx'
import { WindowDays } from './window-days.tsx'

interface Props {
  offer: ReplyOf<typeof getPickupDrop>
  state: CollectionState
  choice: HandoverChoice
  times: Times
  /** By the clock there. */
  now: string
  onChange: (change: Partial<HandoverChoice>) => void
  onTimes: (times: Times) => void
  wasTried: boolean
}

const texts = {
  title: 'collection.where',
  reach: 'collection.reach',
  reachFrom: 'collection.reachFrom',
  fee: 'collection.feeEach',
} as const

/** Where and when things are collected and brought back, and who is there. */
export function CollectionForm({ offer, state, choice, times, now, onChange, onTimes, wasTried }: Props) {
  const { t } = useSpeech()
  const { start, end } = times
  const { ready, problem } = state
  const minutes = offer.offer.window_minutes
  return (
    <>
      <AddressPanel
        {...{ offer, texts, wasTried }}
        address={addressIn(choice)}
        plan={planOf(offer, choice)}
        onTake={(pickup) => onChange({ pickup, isSame: true })}
      />
      <WindowDays
        title={t('collection.collect')}
        from={dayOf(now)}
        windowsOn={state.collecting}
        chosen={start === undefined ? undefined : windowFrom(start, minutes)}
        onChoose={(it) => onTimes({ start: it.start, end: undefined })}
      />
      {ready === undefined ? (
        <p>{t('collection.chooseFirst')}</p>
      ) : (
        <WindowDays
          key={ready}
          title={t('collection.bring')}
          from={dayOf(ready)}
          windowsOn={state.bringing}
          chosen={end === undefined ? undefined : windowUntil(end, minutes)}
          onChoose={(it) => onTimes({ start, end: it.end })}
        />
      )}
      {(problem === 'busy' || problem === 'closed' || problem === 'too_early' || problem === 'not_ready') && (
        <Note icon={CircleAlert} tone="wrong" role="alert">
          {t(`handover.no.${problem}`)}
        </Note>
      )}
      {wasTried && (start === undefined || end === undefined) && (
        <Note icon={CircleAlert} tone="wrong" role="alert">
          {t('collection.missing')}
        </Note>
      )}
      <ContactFields choice={choice} onChange={onChange} wasTried={wasTried} />
      <OnlyTheStore store={offer.title} />
    </>
  )
}
