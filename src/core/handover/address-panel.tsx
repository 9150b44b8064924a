import { chakra } from '@chakra-ui/react'
import { CircleAlert, MapPin, Search } from 'lucide-react'
import type { ReplyOf } from '#contract/call.ts'
import type { getPickupDrop } from '#contract/calls/pickup-drop.ts'
import type { AtAddress } from '#contract/entities/handover.ts'
import type { HomeVisitPlan } from '#contract/handover/home-visit.ts'
import { toWire } from '#contract/money.ts'
import type { TextKey } from '#contract/texts/en.ts'
import { Panel } from '#src/core/checkout/frame.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { useLazyPart } from '#src/core/load-on-press/use-lazy-part.ts'
import { type Location, useChosenLocation } from '#src/core/location/location.ts'
import { StillMap } from '#src/core/map/still-map.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { distanceText } from '#src/lib/distance.ts'
import { QuietChoice } from '#src/ui/button.tsx'
import { Note } from '#src/ui/note.tsx'

const METRES = 1000

interface Props {
  offer: ReplyOf<typeof getPickupDrop>
  address: AtAddress | undefined
  /** What it costs to be come to, once an address is chosen. */
  plan: HomeVisitPlan | undefined
  /** What is asked, how far the store comes (`distance`) and from which fee on (`amount`), and the fee (`amount`). */
  texts: { title: TextKey; reach: TextKey; reachFrom: TextKey; fee: TextKey }
  onTake: (address: AtAddress) => void
  /** Somebody tried to go on, so that what is missing is said. */
  wasTried: boolean
}

/** The address to which a store comes, what that costs, and what stands in its way. */
export function AddressPanel({ offer, address, plan, texts, onTake, wasTried }: Props) {
  const { t, language } = useSpeech()
  const money = useMoney()
  const near = useChosenLocation()
  const { part, ask, leave } = useLazyPart<typeof import('./address-drawer.tsx')>()
  const find = () => ask(() => import('./address-drawer.tsx'))
  const take = ({ text, latitude, longitude }: Location) => onTake({ address: text, latitude, longitude })
  const far = (metres: number) => distanceText(metres / METRES, language?.code ?? 'en')
  const { radius, base_fee } = offer.offer
  const reach = { distance: far(radius), amount: money(base_fee) }
  return (
    <Panel data-roomy aria-label={t(texts.title)}>
      <chakra.h2 fontSize="16" fontWeight="bold">
        {t(texts.title)}
      </chakra.h2>
      <Muted>{t(base_fee === 0 ? texts.reach : texts.reachFrom, reach)}</Muted>
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
        <Muted role="status">
          {plan.fee === 0
            ? t('handover.noFee')
            : t(texts.fee, { amount: money(toWire(plan.fee, offer.currency)) })}
          {` · ${far(plan.distance)}`}
        </Muted>
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

const Muted = chakra('p', { base: { color: 'muted', fontSize: '14' } })

const Wrong = ({ children }: { children: string }) => (
  <Note icon={CircleAlert} tone="wrong" role="alert">
    {children}
  </Note>
)
