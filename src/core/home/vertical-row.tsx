import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useSpeech } from '#src/core/language/language.tsx'
import { openOf, useVerticals } from '#src/core/listing/vertical.ts'
import { Tile } from '#src/ui/tile.tsx'

/** The verticals, side by side, each in its hue. */
export function VerticalRow() {
  const { t } = useSpeech()
  return (
    <chakra.nav aria-label={t('nav.services')}>
      <Row>
        {openOf(useVerticals()).map((vertical) => (
          <li key={vertical.id}>
            <Entry to={vertical.path}>
              <Tile color={vertical.hue}>
                <vertical.icon size={24} strokeWidth={1.75} aria-hidden />
              </Tile>
              {t(vertical.name)}
            </Entry>
          </li>
        ))}
      </Row>
    </chakra.nav>
  )
}

const Row = chakra('ul', {
  base: {
    display: 'grid',
    // At most five in a row, and none moves when the next one arrives; fewer where the names would touch each
    // other.
    gridTemplateColumns: 'repeat(auto-fill, minmax(max(3.875rem, 20% - 2px), 1fr))',
    columnGap: '2px',
    rowGap: '2',
    listStyle: 'none',
    md: { gridTemplateColumns: 'repeat(5, max-content)', columnGap: '8' },
  },
})

const Entry = chakra(Link, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '6px',
    color: 'ink',
    fontSize: '12',
    fontWeight: 'semibold',
    textAlign: 'center',
    textDecoration: 'none',
    md: { fontSize: '14' },
    '& > span': { transition: 'transform {durations.fast} ease-out' },
    _active: { '& > span': { transform: 'scale(0.94)' } },
  },
})
