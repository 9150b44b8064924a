import { chakra } from '@chakra-ui/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { TextKey } from '#contract/texts/en.ts'
import { AsyncSection } from '#src/core/async-section.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { MoreButton } from '#src/core/more-button.tsx'
import { Chip, ChipRow } from '#src/ui/chips.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { Move, MoveList } from './moves.tsx'
import { type MoveFilter, wallet } from './queries.ts'

const filters = {
  all: 'wallet.all',
  in: 'wallet.in',
  out: 'wallet.out',
  own: 'wallet.ownMoves',
  given: 'wallet.givenMoves',
} as const satisfies Record<MoveFilter, TextKey>

/** The transactions of the wallet: all of them, or one kind. */
export function Statement() {
  const { t, language } = useSpeech()
  const [filter, setFilter] = useState<MoveFilter>('all')
  const query = useInfiniteQuery({
    ...wallet.transactions(language?.code ?? '', filter),
    enabled: language !== undefined,
  })
  return (
    <chakra.section display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      <chakra.h2 fontSize="20" fontWeight="bold">
        {t('wallet.moves')}
      </chakra.h2>
      <ChipRow role="group" aria-label={t('wallet.show')}>
        {(Object.keys(filters) as MoveFilter[]).map((it) => (
          <Chip key={it} type="button" aria-pressed={it === filter} onClick={() => setFilter(it)}>
            {t(filters[it])}
          </Chip>
        ))}
      </ChipRow>
      <AsyncSection query={query} skeleton={<Skeleton height="192px" borderRadius="card" />}>
        {({ pages }) => {
          const all = pages.flatMap((it) => it.transactions)
          if (all.length === 0)
            return <chakra.p color="muted">{t(filter === 'all' ? 'wallet.none' : 'wallet.noneOf')}</chakra.p>
          return (
            <MoveList aria-label={t('wallet.moves')}>
              {all.map((it) => (
                <Move key={it.id} move={it} />
              ))}
            </MoveList>
          )
        }}
      </AsyncSection>
      <MoreButton query={query} />
    </chakra.section>
  )
}
