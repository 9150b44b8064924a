import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import type { getPickupDrop } from '#contract/calls/pickup-drop.ts'
import { type HandoverPlace, isAddress, type LegName } from '#contract/entities/handover.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useLazyPart } from '#src/core/load-on-press/use-lazy-part.ts'
import { StillMap } from '#src/core/map/still-map.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { distanceText } from '#src/lib/distance.ts'
import { QuietChoice } from '#src/ui/button.tsx'

interface Props {
  leg: LegName
  offer: ReplyOf<typeof getPickupDrop>
  place: HandoverPlace | undefined
  onChoose: (place: HandoverPlace) => void
}

/** Where one leg takes place: at a point of the business, or at an address. */
export function PlaceChoice({ leg, offer: { offer, points }, place, onChoose }: Props) {
  const { t, language } = useSpeech()
  const money = useMoney()
  const name = useId()
  const { part, ask, leave } = useLazyPart<typeof import('./address-drawer.tsx')>()
  const askAddress = () => ask(() => import('./address-drawer.tsx'))
  const isServed = leg === 'pickup' ? offer.brings : offer.fetches
  const address = place && isAddress(place) ? place : undefined
  const point = place && !isAddress(place) ? points.find((it) => it.id === place.point_id) : undefined
  const at = address ?? point
  const distance = distanceText(offer.radius / 1000, language?.code ?? 'en')
  return (
    <chakra.fieldset display="grid" gap="3" minWidth="0">
      <chakra.legend srOnly>
        {t(leg === 'pickup' ? 'handover.pickupPlace' : 'handover.dropPlace')}
      </chakra.legend>
      {offer.points &&
        points.map((it) => (
          <Choice key={it.id}>
            <input
              type="radio"
              name={name}
              checked={point?.id === it.id}
              onChange={() => onChoose({ point_id: it.id })}
            />
            <span>
              <b>
                <bdi>{it.name}</bdi>
              </b>
              <small>
                <bdi>{it.address}</bdi>
              </small>
            </span>
            <chakra.span dir="ltr">{it.fee === 0 ? t('handover.noFee') : money(it.fee)}</chakra.span>
          </Choice>
        ))}
      {isServed && (
        <Choice>
          <input
            type="radio"
            name={name}
            checked={address !== undefined}
            onClick={askAddress}
            onChange={askAddress}
          />
          <span>
            <b>{t(leg === 'pickup' ? 'handover.bring' : 'handover.fetch')}</b>
            <small>
              {address ? (
                <bdi>{address.address}</bdi>
              ) : (
                t('handover.addressText', { distance, amount: money(offer.base_fee) })
              )}
            </small>
          </span>
        </Choice>
      )}
      {address && (
        <QuietChoice type="button" onClick={askAddress}>
          {t('handover.otherAddress')}
        </QuietChoice>
      )}
      {at && <StillMap at={at} />}
      {part && (
        <part.AddressDrawer
          onClosed={leave}
          onTake={({ text, ...point }) => onChoose({ address: text, ...point })}
        />
      )}
    </chakra.fieldset>
  )
}

const Choice = chakra('label', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '3',
    minHeight: 'touch',
    padding: '3',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'edge',
    background: 'card',
    cursor: 'pointer',
    '& > input': { width: '20px', height: '20px', accentColor: 'accent' },
    '& b': { display: 'block', fontWeight: 'semibold', lineHeight: '1.3' },
    '& small': { display: 'block', color: 'muted', fontSize: '14', lineHeight: '1.35' },
    '&:has(:checked)': { borderColor: 'accent', boxShadow: 'inset 0 0 0 1px {colors.accent}' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
  },
})
