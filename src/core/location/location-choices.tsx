import { chakra } from '@chakra-ui/react'
import { Check, History, House, LocateFixed } from 'lucide-react'
import { useSpeech } from '#src/core/language/language.tsx'
import { type Location, useChosenLocation } from './location.ts'
import { useRecentLocations } from './recent-locations.ts'
import type { OwnLocation } from './use-own-location.ts'

interface Props {
  home: Location | undefined
  own: OwnLocation
  onChosen: (location: Location) => void
}

/** Locations that take one tap: the device's, the marketplace's own, and recent ones. */
export function LocationChoices({ home, own, onChosen }: Props) {
  const { t } = useSpeech()
  const recent = useRecentLocations().filter((it) => it.text !== home?.text)
  const now = useChosenLocation() ?? home
  return (
    <Choices aria-label={t('place.offers')}>
      <li>
        <Choice type="button" disabled={own.isLocating} aria-busy={own.isLocating} onClick={own.locate}>
          <LocateFixed size={18} strokeWidth={1.75} aria-hidden />
          <span>{t(own.isLocating ? 'place.locating' : 'place.current')}</span>
        </Choice>
      </li>
      {[...(home ? [home] : []), ...recent].map((location) => {
        const Icon = location === home ? House : History
        const isNow = location.text === now?.text
        return (
          <li key={location.text}>
            <Choice type="button" aria-current={isNow} onClick={() => onChosen(location)}>
              <Icon size={18} strokeWidth={1.75} aria-hidden />
              <span dir="auto">{location.text}</span>
              {isNow && <Check size={18} strokeWidth={1.75} aria-hidden />}
            </Choice>
          </li>
        )
      })}
    </Choices>
  )
}

const Choices = chakra('ul', {
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

const Choice = chakra('button', {
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
