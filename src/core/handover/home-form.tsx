import { chakra } from '@chakra-ui/react'
import { CircleAlert, LockKeyhole, MapPin, Search } from 'lucide-react'
import type { ReplyOf } from '#contract/call.ts'
import type { getPickupDrop } from '#contract/calls/pickup-drop.ts'
import { toWire } from '#contract/money.ts'
import { Panel } from '#src/core/checkout/frame.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { useLazyPart } from '#src/core/load-on-press/use-lazy-part.ts'
import { type Location, useChosenLocation } from '#src/core/location/location.ts'
import { StillMap } from '#src/core/map/still-map.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { distanceText } from '#src/lib/distance.ts'
import { QuietChoice } from '#src/ui/button.tsx'
import { Note } from '#src/ui/note.tsx'
import { ContactFields } from './contact-fields.tsx'
import type { HandoverChoice } from './handover-choice.ts'
import { addressIn, planOf } from './home-choice.ts'

const METRES = 1000

interface Props {
  offer: ReplyOf<typeof getPickupDrop>
  choice: HandoverChoice
  onChange: (change: Partial<HandoverChoice>) => void
  /** Somebody tried to go on, so that what is missing is said. */
  wasTried: boolean
}

/** Where somebody is to come, what that costs, and who is there. */
export function HomeForm({ offer, choice, onChange, wasTried }: Props) {
  const { t } = useSpeech()
  return (
    <>
      <Where {...{ offer, choice, onChange, wasTried }} />
      <ContactFields choice={choice} onChange={onChange} wasTried={wasTried} />
      <Note icon={LockKeyhole} tone="calm">
        <bdi>{t('homeVisit.private', { store: offer.title })}</bdi>
      </Note>
    </>
  )
}

function Where({ offer, choice, onChange, wasTried }: Props) {
  const { t, language } = useSpeech()
  const money = useMoney()
  const near = useChosenLocation()
  const { part, ask, leave } = useLazyPart<typeof import('./address-drawer.tsx')>()
  const find = () => ask(() => import('./address-drawer.tsx'))
  const take = ({ text: address, latitude, longitude }: Location) =>
    onChange({ pickup: { address, latitude, longitude } })
  const address = addressIn(choice)
  const plan = planOf(offer, choice)
  const far = (metres: number) => distanceText(metres / METRES, language?.code ?? 'en')
  const { radius, base_fee } = offer.offer
  return (
    <Panel data-roomy aria-label={t('homeVisit.where')}>
      <chakra.h2 fontSize="16" fontWeight="bold">
        {t('homeVisit.where')}
      </chakra.h2>
      <chakra.p color="muted" fontSize="14">
        {t(base_fee === 0 ? 'homeVisit.reach' : 'homeVisit.reachFrom', {
          distance: far(radius),
          amount: money(base_fee),
        })}
      </chakra.p>
      {address ? (
        <>
          <chakra.p display="flex" gap="2" fontWeight="semibold">
            <MapPin size={20} strokeWidth={1.75} aria-hidden />
            <bdi>{address.address}</bdi>
          </chakra.p>
          <StillMap at={address} />
        </>
      ) : (
        near && (
          <QuietChoice type="button" onClick={() => take(near)}>
            <MapPin size={18} strokeWidth={1.75} aria-hidden />
            <bdi>{t('homeVisit.useLocation', { place: near.text })}</bdi>
          </QuietChoice>
        )
      )}
      <QuietChoice type="button" onClick={find}>
        <Search size={18} strokeWidth={1.75} aria-hidden />
        {t(address ? 'handover.otherAddress' : 'homeVisit.find')}
      </QuietChoice>
      {plan && !plan.problem && (
        <chakra.p color="muted" fontSize="14" role="status">
          {plan.fee === 0
            ? t('handover.noFee')
            : t('handover.fee', { amount: money(toWire(plan.fee, offer.currency)) })}
          {` · ${far(plan.distance)}`}
        </chakra.p>
      )}
      {plan?.problem === 'outside' && (
        <Wrong>{t('homeVisit.tooFar', { distance: far(plan.distance), most: far(radius) })}</Wrong>
      )}
      {plan?.problem === 'not_offered' && <Wrong>{t('homeVisit.notOffered')}</Wrong>}
      {wasTried && !address && <Wrong>{t('homeVisit.missing')}</Wrong>}
      {part && <part.AddressDrawer onClosed={leave} onTake={take} />}
    </Panel>
  )
}

const Wrong = ({ children }: { children: string }) => (
  <Note icon={CircleAlert} tone="wrong" role="alert">
    {children}
  </Note>
)
