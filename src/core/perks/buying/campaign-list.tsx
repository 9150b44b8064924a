import { chakra } from '@chakra-ui/react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { TextKey } from '#contract/texts/en.ts'
import { AsyncSection } from '#src/core/async-section.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { OfflineNote } from '#src/core/offline-note.tsx'
import { useScreenName } from '#src/core/screen-name.ts'
import { Blank } from '#src/ui/blank.tsx'
import { BuoyDrawing } from '#src/ui/drawings/buoy.tsx'
import { ScreenTitle } from '#src/ui/screen-title.tsx'
import { PerkColumn, PerkSkeleton } from '../perk-column.tsx'
import { PerkList } from '../perk-row.tsx'

interface Props<T> {
  texts: { title: TextKey; about?: TextKey; none: TextKey }
  query: UseQueryResult<{ campaigns: T[] }>
  /** Renders a campaign as a row. */
  row: (campaign: T) => ReactNode
  /** A dialog over the list. */
  children?: ReactNode
}

/** The perks of a kind that can be bought. */
export function CampaignList<T>({ texts, query, row, children }: Props<T>) {
  const { t } = useSpeech()
  useScreenName(t(texts.title))
  return (
    <PerkColumn>
      <chakra.div display="grid" gap="1">
        <ScreenTitle>{t(texts.title)}</ScreenTitle>
        {texts.about && <chakra.p color="muted">{t(texts.about)}</chakra.p>}
      </chakra.div>
      <OfflineNote title="buying.offlineTitle" />
      <AsyncSection query={query} skeleton={<PerkSkeleton />}>
        {({ campaigns }) =>
          campaigns.length === 0 ? (
            <Blank
              level="h2"
              drawing={<BuoyDrawing />}
              title={t(texts.none)}
              text={t('buying.noCardsText')}
            />
          ) : (
            <PerkList>{campaigns.map(row)}</PerkList>
          )
        }
      </AsyncSection>
      {children}
    </PerkColumn>
  )
}
