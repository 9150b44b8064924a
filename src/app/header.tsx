import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import { usePerson } from '#src/core/account/person.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { CountingBell } from './counting-bell.tsx'
import { LocationLink } from './location-link.tsx'

interface Props {
  /** The name of the marketplace's own location. */
  homePlace: string
  onMenu: () => void
}

/** The header of a screen: the menu, the person's name and location, a guest's login, and the bell. */
export function Header({ homePlace, onMenu }: Props) {
  const { t } = useSpeech()
  const { token } = usePerson()
  return (
    <Row>
      <IconButton type="button" aria-label={t('menu.open')} aria-haspopup="dialog" onClick={onMenu}>
        <Menu size={22} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <LocationLink homePlace={homePlace} />
      {!token && <LogIn to="/login">{t('login.short')}</LogIn>}
      <CountingBell />
    </Row>
  )
}

/** The link to log in, only on wide screens, where people look for it in this corner; on phones the menu has it. */
const LogIn = chakra(Link, {
  base: {
    display: 'none',
    color: 'accent',
    fontWeight: 'semibold',
    textDecoration: 'none',
    md: { display: 'grid', alignItems: 'center', height: 'touch', paddingInline: '4' },
  },
})

const Row = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    maxWidth: 'page',
    marginInline: 'auto',
    // The signs in the round buttons at its ends stand on the page's margin, and not their rims.
    paddingInline: 'calc({spacing.4} - 10px)',
    paddingBlockStart: 'max(12px, env(safe-area-inset-top))',
    md: { paddingInline: 'calc({spacing.6} - 10px)' },
  },
})
