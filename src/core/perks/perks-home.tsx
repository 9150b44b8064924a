import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/call.ts'
import type { getPerksHome } from '#contract/calls/perks.ts'
import { usePerson } from '#src/core/account/person.ts'
import { AsyncSection } from '#src/core/async-section.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { ScreenTitle } from '#src/ui/screen-title.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { OnTheWay } from './on-the-way.tsx'
import { PerkTiles, Tiles } from './perk-tiles.tsx'
import { PerksOfGuest } from './perks-of-guest.tsx'
import { perks } from './queries.ts'
import { UseSoon } from './use-soon.tsx'

/** The screen with all of a person's perks at a glance. */
export function PerksHome() {
  return usePerson().token === undefined ? <PerksOfGuest /> : <OwnPerks />
}

function OwnPerks() {
  const { t } = useSpeech()
  const query = useQuery(perks.home())
  return (
    <Column>
      <Gold>
        <ScreenTitle>{t('perks.title')}</ScreenTitle>
        <p>{t('perks.about')}</p>
      </Gold>
      <AsyncSection query={query} skeleton={<Shape />}>
        {(held) => <Held held={held} />}
      </AsyncSection>
    </Column>
  )
}

function Held({ held }: { held: ReplyOf<typeof getPerksHome> }) {
  return (
    <Column>
      <PerkTiles held={held} />
      <OnTheWay coming={held.coming} />
      <UseSoon expiring={held.expiring} />
    </Column>
  )
}

function Shape() {
  return (
    <Tiles as="div">
      {[1, 2, 3, 4, 5, 6].map((it) => (
        <Skeleton key={it} height="124px" borderRadius="card" />
      ))}
    </Tiles>
  )
}

const Column = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5', maxWidth: '720px' },
})

const Gold = chakra('header', {
  base: {
    display: 'grid',
    gap: '1',
    padding: '5',
    borderRadius: 'card',
    color: 'gold',
    background: 'color-mix(in srgb, currentColor 14%, transparent)',
    '& > p': { color: 'ink', textWrap: 'pretty' },
  },
})
