import { chakra } from '@chakra-ui/react'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { TextKey } from '#contract/texts/en.ts'
import { AsyncSection } from '#src/core/async-section.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { OfflineNote } from '#src/core/offline-note.tsx'
import { useScreenName } from '#src/core/screen-name.ts'
import { Blank } from '#src/ui/blank.tsx'
import { BuoyDrawing } from '#src/ui/drawings/buoy.tsx'
import { ScreenTitle } from '#src/ui/screen-title.tsx'
import { PerkColumn, PerkSkeleton } from '../perk-column.tsx'
import { PerkList, PerkRow } from '../perk-row.tsx'
import { WholeButton } from './whole-button.ts'

interface Props<T> {
  texts: { title: TextKey; about?: TextKey; none: TextKey }
  query: UseQueryResult<{ campaigns: T[] }>
  priceOf: (campaign: T) => number
  /** What the row of a campaign says of it. */
  facts: (campaign: T) => ReactNode
  /** The dialog of the campaign that was pressed. */
  dialog: (campaign: T, onClosed: () => void) => ReactNode
}

/** The perks of a kind that can be bought. */
export function CampaignList<T extends { id: number; title: string }>({
  texts,
  query,
  priceOf,
  facts,
  dialog,
}: Props<T>) {
  const { t } = useSpeech()
  const money = useMoney()
  const [chosen, setChosen] = useState<T>()
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
            <PerkList>
              {campaigns.map((it) => (
                <PerkRow
                  key={it.id}
                  amount={money(priceOf(it))}
                  name={
                    <WholeButton type="button" onClick={() => setChosen(it)}>
                      {it.title}
                    </WholeButton>
                  }
                >
                  {facts(it)}
                </PerkRow>
              ))}
            </PerkList>
          )
        }
      </AsyncSection>
      {chosen && dialog(chosen, () => setChosen(undefined))}
    </PerkColumn>
  )
}
