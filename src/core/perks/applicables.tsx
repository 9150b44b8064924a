import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import type { getWalletApplicables } from '#contract/calls/perks.ts'
import type { Card } from '#contract/entities/card.ts'
import { LoginOrBrowse } from '#src/core/account/login-intent/login-or-browse.tsx'
import { AsyncSection } from '#src/core/async-section.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { ListingRow } from '#src/core/listing/row.tsx'
import { useVerticals } from '#src/core/listing/vertical.ts'
import { useChosenLocation } from '#src/core/location/location.ts'
import { seenFrom } from '#src/core/location/seen-from.ts'
import { useScreenName } from '#src/core/screen-name.ts'
import { isNotFound } from '#src/data/provider/errors.ts'
import { Blank } from '#src/ui/blank.tsx'
import { CardList, ListColumn } from '#src/ui/card-list.ts'
import { Chip } from '#src/ui/chips.tsx'
import { BuoyDrawing } from '#src/ui/drawings/buoy.tsx'
import { ScreenTitle } from '#src/ui/screen-title.tsx'
import { NoSuchPerk } from './no-such-perk.tsx'
import { PerkSkeleton } from './perk-column.tsx'
import { perks } from './queries.ts'

/** The listings at which a wallet can be used: all that its business offers. */
export function Applicables({ slug }: { slug: string }) {
  const { t, language } = useSpeech()
  const query = useQuery({
    ...perks.applicables(slug, language?.code ?? ''),
    enabled: language !== undefined,
  })
  useScreenName(t('perks.where'))
  if (isNotFound(query.error)) return <NoSuchPerk />
  return (
    <ListColumn>
      <chakra.div display="grid" gap="1">
        <ScreenTitle>{t('perks.where')}</ScreenTitle>
        {query.data && (
          <chakra.p color="muted">
            <bdi>{query.data.wallet.name}</bdi>
          </chakra.p>
        )}
      </chakra.div>
      <AsyncSection query={query} skeleton={<PerkSkeleton />}>
        {(found) => <Offers found={found} />}
      </AsyncSection>
    </ListColumn>
  )
}

function Offers({ found: { wallet, data } }: { found: ReplyOf<typeof getWalletApplicables> }) {
  const { t } = useSpeech()
  const verticals = Object.values(useVerticals())
  const location = useChosenLocation()
  const [chosen, setChosen] = useState<string>()
  const isOf = (cards: readonly Card[], vertical: string | undefined) => cards[0]?.vertical === vertical
  // In the order in which verticals stand everywhere.
  const filled = verticals.flatMap(({ id }) => Object.values(data).filter((it) => isOf(it, id)))
  const shown = filled.find((it) => isOf(it, chosen)) ?? filled[0]
  if (!shown)
    return (
      <Blank
        level="h2"
        drawing={<BuoyDrawing />}
        title={t('perks.nothingHere')}
        text={t('perks.nothingHereText', { name: wallet.name })}
      >
        <LoginOrBrowse why="perks" />
      </Blank>
    )
  return (
    <>
      {filled.length > 1 && (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {verticals
            .filter(({ id }) => filled.some((it) => isOf(it, id)))
            .map(({ id, name }) => (
              <Chip key={id} type="button" aria-pressed={isOf(shown, id)} onClick={() => setChosen(id)}>
                {t(name)}
              </Chip>
            ))}
        </chakra.div>
      )}
      <CardList>
        {shown.map((it) => (
          <li key={it.slug}>
            <ListingRow card={seenFrom(location, it)} />
          </li>
        ))}
      </CardList>
    </>
  )
}
