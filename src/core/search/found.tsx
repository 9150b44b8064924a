import { chakra } from '@chakra-ui/react'
import type { Card } from '#contract/entities/card.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { ListingRow } from '#src/core/listing/row.tsx'
import { Blank } from '#src/ui/blank.tsx'
import { SpyglassDrawing } from '#src/ui/drawings/spyglass.tsx'

interface Props {
  items: readonly Card[]
  /** The answer to an earlier question, while the next one is on its way. */
  isOld: boolean
}

/** What was found, and how much of it, said once it stands. */
export function Found({ items, isOld }: Props) {
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
          text={t('search.nothingText')}
        />
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
