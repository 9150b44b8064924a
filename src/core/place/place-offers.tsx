import { chakra } from '@chakra-ui/react'
import { Check, History, House, LocateFixed } from 'lucide-react'
import { useSpeech } from '#src/core/language/language.tsx'
import { type Place, useChosenPlace } from './place.ts'
import { useRecentPlaces } from './recent-places.ts'
import type { OwnLocation } from './use-own-location.ts'

interface Props {
  home: Place | undefined
  own: OwnLocation
  onChosen: (place: Place) => void
}

/** What one tap is enough for: where one is, the home town, and the last places. */
export function PlaceOffers({ home, own, onChosen }: Props) {
  const { t } = useSpeech()
  const recent = useRecentPlaces().filter((it) => it.text !== home?.text)
  const now = useChosenPlace() ?? home
  return (
    <Offers aria-label={t('place.offers')}>
      <li>
        <Offer type="button" disabled={own.isLocating} aria-busy={own.isLocating} onClick={own.locate}>
          <LocateFixed size={18} strokeWidth={1.75} aria-hidden />
          <span>{t(own.isLocating ? 'place.locating' : 'place.current')}</span>
        </Offer>
      </li>
      {[...(home ? [home] : []), ...recent].map((place) => {
        const Icon = place === home ? House : History
        const isNow = place.text === now?.text
        return (
          <li key={place.text}>
            <Offer type="button" aria-current={isNow} onClick={() => onChosen(place)}>
              <Icon size={18} strokeWidth={1.75} aria-hidden />
              <span dir="auto">{place.text}</span>
              {isNow && <Check size={18} strokeWidth={1.75} aria-hidden />}
            </Offer>
          </li>
        )
      })}
    </Offers>
  )
}

const Offers = chakra('ul', {
  base: {
    display: 'flex',
    gap: '2',
    listStyle: 'none',
    overflowX: 'auto',
    marginInline: '-16px',
    paddingInline: '4',
    paddingBlock: '1',
    scrollbarWidth: 'none',
    md: { flexDirection: 'column', gap: '1', margin: 0, padding: 0, overflow: 'visible' },
  },
})

const Offer = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    maxWidth: '260px',
    paddingInline: '4',
    borderRadius: 'pill',
    borderWidth: '1px',
    borderColor: 'line',
    background: 'card',
    fontSize: '14',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '& svg': { flex: 'none', color: 'accent' },
    '& span': { overflow: 'hidden', textOverflow: 'ellipsis' },
    md: {
      width: 'full',
      maxWidth: 'full',
      borderWidth: 0,
      borderRadius: 'control',
      background: 'transparent',
      fontSize: '16',
      gap: '3',
      paddingInline: '3',
      _hover: { background: 'line' },
      '& span': { flex: 1, textAlign: 'start' },
    },
  },
})
