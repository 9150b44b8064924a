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
  /** The answer to an earlier question, while the next one is on its way. */
  isOld: boolean
  /** Looks for the same in everything; there is nothing beyond it where one does already. */
  onEverywhere: (() => void) | undefined
}

/** What was found, and how much of it, said once it stands. */
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
