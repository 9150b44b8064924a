import { chakra } from '@chakra-ui/react'
import { useSpeech } from '#src/core/language/language.tsx'
import { ListingRow } from '#src/core/listing/row.tsx'
import { NothingFound } from './nothing-found.tsx'
import type { SearchAnswer } from './queries.ts'
import { rememberSearch } from './recent-searches.ts'
import { ResultList } from './result-list.tsx'

interface Props {
  text: string
  answer: SearchAnswer
  /** Whether this answers an earlier query, while the next answer is on its way. */
  isOld: boolean
  /** Repeats the search in all verticals; undefined where it is there already. */
  onEverywhere: (() => void) | undefined
}

/** The results of a search; their number is announced once they are final. */
export function Found({ text, answer: { items, nearest }, isOld, onEverywhere }: Props) {
  const { t } = useSpeech()
  return (
    <chakra.section opacity={isOld ? 0.6 : 1} transition="opacity {durations.fast} ease-out">
      <chakra.p role="status" srOnly>
        {isOld ? '' : t('search.found', { n: items.length })}
      </chakra.p>
      {items.length > 0 ? (
        <ResultList onClick={() => rememberSearch(text)}>
          {items.map((card, at) => (
            <li key={card.slug}>
              <ListingRow card={card} eager={at < 5} />
            </li>
          ))}
        </ResultList>
      ) : (
        <NothingFound text={text} nearest={nearest} onEverywhere={onEverywhere} />
      )}
    </chakra.section>
  )
}
