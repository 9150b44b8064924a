import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useSpeech } from '#src/core/language/language.tsx'
import { isOpen, useVerticals, type Vertical } from '#src/core/listing/vertical.ts'
import { OnIcon } from '#src/ui/directed-icons.tsx'
import { ScreenTitle } from '#src/ui/screen-title.tsx'
import { Tile } from '#src/ui/tile.tsx'

/** Everything one can do here, one line each. */
export function Services() {
  const { t } = useSpeech()
  return (
    <chakra.div display="grid" gap="4">
      <ScreenTitle>{t('services.title')}</ScreenTitle>
      <List>
        {Object.values(useVerticals()).map((it) => (
          <li key={it.id}>
            <Entry vertical={it} />
          </li>
        ))}
      </List>
    </chakra.div>
  )
}

function Entry({ vertical }: { vertical: Vertical }) {
  const { t } = useSpeech()
  const { path, icon: Icon, hue, name, about } = vertical
  return (
    <Card to={path}>
      <Tile color={hue}>
        <Icon size={26} strokeWidth={1.75} aria-hidden />
      </Tile>
      <chakra.span display="grid" flex="1" minWidth="0">
        <chakra.span fontWeight="semibold">{t(name)}</chakra.span>
        <chakra.span color="muted" fontSize="14" lineHeight="1.35">
          {t(isOpen(vertical) ? about : 'services.soon')}
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
