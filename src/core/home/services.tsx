import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { BadgePercent, type LucideIcon } from 'lucide-react'
import { useSpeech } from '#src/core/language/language.tsx'
import type { ScreenPath } from '#src/core/listing/paths.ts'
import { openOf, useVerticals, type Vertical } from '#src/core/listing/vertical.ts'
import { OnIcon } from '#src/ui/directed-icons.tsx'
import { ScreenTitle } from '#src/ui/screen-title.tsx'
import { Tile } from '#src/ui/tile.tsx'

/** The list of all verticals and other services, one line each. */
export function Services() {
  const { t } = useSpeech()
  return (
    <chakra.div display="grid" gap="4">
      <ScreenTitle>{t('services.title')}</ScreenTitle>
      <List>
        {openOf(useVerticals()).map((it) => (
          <li key={it.id}>
            <Entry to={it.path} icon={it.icon} hue={it.hue} name={t(it.name)} about={t(it.about)} />
          </li>
        ))}
        <li>
          <Entry
            to="/perks"
            icon={BadgePercent}
            hue="gold"
            name={t('perks.title')}
            about={t('perks.about')}
          />
        </li>
      </List>
    </chakra.div>
  )
}

interface Props {
  to: ScreenPath
  icon: LucideIcon
  hue: Vertical['hue'] | 'gold'
  name: string
  about: string
}

function Entry({ to, icon: Icon, hue, name, about }: Props) {
  return (
    <Card to={to}>
      <Tile color={hue}>
        <Icon size={26} strokeWidth={1.75} aria-hidden />
      </Tile>
      <chakra.span display="grid" flex="1" minWidth="0">
        <chakra.span fontWeight="semibold">{name}</chakra.span>
        <chakra.span color="muted" fontSize="14" lineHeight="1.35">
          {about}
        </chakra.span>
      </chakra.span>
      <chakra.span color="muted" display="inline-flex">
        <OnIcon size={20} />
      </chakra.span>
    </Card>
  )
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '3',
    listStyle: 'none',
    md: { gridTemplateColumns: 'repeat(auto-fill, minmax(320px, 1fr))' },
  },
})

const Card = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    height: 'full',
    padding: '4',
    borderRadius: 'card',
    background: 'card',
    boxShadow: 'float',
    color: 'ink',
    textDecoration: 'none',
    transition: 'transform {durations.fast} ease-out',
    _active: { transform: 'scale(0.98)' },
  },
})
