import { useQuery } from '@tanstack/react-query'
import type { OwnGiftCard } from '#contract/entities/wallet.ts'
import { LoginOrBrowse } from '#src/core/account/login-intent/login-or-browse.tsx'
import { AsyncSection } from '#src/core/async-section.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { useScreenName } from '#src/core/screen-name.ts'
import { shortDayAt } from '#src/lib/dates.ts'
import { Blank } from '#src/ui/blank.tsx'
import { BuoyDrawing } from '#src/ui/drawings/buoy.tsx'
import { ScreenTitle } from '#src/ui/screen-title.tsx'
import { CardActions } from './card-actions.tsx'
import { GiveBack } from './give-back.tsx'
import { GivenCards } from './given-cards.tsx'
import { HandOn } from './hand-on.tsx'
import { PerkColumn, PerkSkeleton } from './perk-column.tsx'
import { PerkList, PerkRow } from './perk-row.tsx'
import { perks } from './queries.ts'
import { useWhereGood } from './use-where-good.ts'

/** A person's gift cards; one that ended, or is empty, still says so for a while. */
export function GiftCards() {
  const { t, language } = useSpeech()
  const query = useQuery({ ...perks.giftCards(language?.code ?? ''), enabled: language !== undefined })
  useScreenName(t('perks.giftCards'))
  return (
    <PerkColumn>
      <ScreenTitle>{t('perks.giftCards')}</ScreenTitle>
      <AsyncSection query={query} skeleton={<PerkSkeleton />}>
        {({ giftCards, given }) => (
          <>
            <CardActions />
            {!giftCards.some((it) => it.refusal === null) && (
              <Blank
                level="h2"
                drawing={<BuoyDrawing />}
                title={t('perks.giftCardsNone')}
                text={t('perks.giftCardsNoneText')}
              >
                <LoginOrBrowse why="perks" />
              </Blank>
            )}
            <PerkList>
              {giftCards.map((it) => (
                <Card key={it.id} card={it} />
              ))}
            </PerkList>
            <GivenCards given={given} />
          </>
        )}
      </AsyncSection>
    </PerkColumn>
  )
}

function Card({ card }: { card: OwnGiftCard }) {
  const { t, language } = useSpeech()
  const money = useMoney()
  const whereGood = useWhereGood()
  const { id, code, current_value, expired_at, refusal, refundable } = card
  const day = shortDayAt(expired_at, undefined, language?.code ?? 'en')
  return (
    <PerkRow name={<bdi>{code}</bdi>} amount={money(current_value)} isOver={refusal !== null}>
      <span>{refusal?.message ?? whereGood(card)}</span>
      {!refusal && <span>{t('perks.until', { day })}</span>}
      {!refusal && <HandOn card={id} />}
      {refundable && <GiveBack refundable={refundable} />}
    </PerkRow>
  )
}
