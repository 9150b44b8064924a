import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { MapPin } from 'lucide-react'
import { firstName } from '#contract/first-name.ts'
import { usePerson } from '#src/core/account/person.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useChosenLocation } from '#src/core/location/location.ts'
import { OnIcon } from '#src/ui/directed-icons.tsx'

/** A greeting by first name, and the chosen location; a tap chooses another location. */
export function LocationLink({ homePlace }: { homePlace: string }) {
  const { t } = useSpeech()
  const { name } = usePerson()
  const chosen = useChosenLocation()
  const location = chosen?.text ?? homePlace
  const shown = location || t('header.anywhere')
  return (
    <Block>
      <chakra.span color="muted" fontSize="14" lineHeight="1.3" paddingInlineStart="1" truncate>
        {name ? t('header.hello', { name: firstName(name) }) : t('header.guest')}
      </chakra.span>
      <Line to="/place" aria-label={t('header.place', { place: shown })}>
        <MapPin size={18} strokeWidth={1.75} aria-hidden />
        <chakra.span truncate>{shown}</chakra.span>
        <OnIcon size={14} />
      </Line>
    </Block>
  )
}

const Block = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(1.3em, auto)',
    alignContent: 'center',
    flex: 1,
    minWidth: 0,
    minHeight: 'touch',
  },
})

/** A link that covers the block, though the greeting is no part of its label. */
const Line = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minWidth: 0,
    fontWeight: 'semibold',
    lineHeight: '1.3',
    color: 'ink',
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'control' },
    _focusVisible: { outline: 'none', '&::after': { outline: '2px solid', outlineColor: 'accent' } },
  },
})
