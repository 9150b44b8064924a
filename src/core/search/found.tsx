import { chakra } from '@chakra-ui/react'
import type { Card } from '#contract/entities/card.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { ListingRow } from '#src/core/listing/row.tsx'
import { Blank } from '#src/ui/blank.tsx'
import { QuietChoice, QuietLink } from '#src/ui/button.tsx'
import { SpyglassDrawing } from '#src/ui/drawings/spyglass.tsx'

interface Props {
  items: readonly Card[]
  /** The answer to an earlier question, while the next one is on its way. */
  isOld: boolean
  /** Looks for the same in everything; there is nothing beyond it where one does already. */
  onEverywhere: (() => void) | undefined
}

/** What was found, and how much of it, said once it stands. */
export function Found({ items, isOld, onEverywhere }: Props) {
  const { t } = useSpeech()
  return (
    <chakra.section opacity={isOld ? 0.6 : 1} transition="opacity {durations.fast} ease-out">
      <chakra.p role="status" srOnly>
        {isOld ? '' : t('search.found', { n: items.length })}
      </chakra.p>
      {items.length > 0 ? (
        <List>
          {items.map((card, at) => (
            <li key={card.slug}>
              <ListingRow card={card} eager={at < 5} />
            </li>
          ))}
        </List>
      ) : (
        <Blank
          level="h2"
          drawing={<SpyglassDrawing />}
          title={t('search.nothingTitle')}
          text={t(onEverywhere ? 'search.nothingHere' : 'search.nothingText')}
        >
          {onEverywhere ? (
            <QuietChoice type="button" onClick={onEverywhere}>
              {t('search.everywhere')}
            </QuietChoice>
          ) : (
            <QuietLink to="/services">{t('search.browse')}</QuietLink>
          )}
        </Blank>
      )}
    </chakra.section>
  )
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '4',
    listStyle: 'none',
    md: { gridTemplateColumns: 'repeat(auto-fill, minmax(320px, 1fr))', columnGap: '6' },
  },
})
