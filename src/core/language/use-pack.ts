import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import type { Language } from '#contract/entities/settings.ts'
import type { TextKey } from '#contract/texts/en.ts'
import { settings, type Words } from '#src/core/settings/queries.ts'

interface Pack {
  code: string
  direction: string
  say: (key: TextKey) => string | undefined
}

/**
 * A language's pack. The server's page brings the texts that it shows, and the whole pack follows: the screen
 * is rendered again only where its texts have changed or one was missing.
 */
export function usePack(language: Language | undefined): Pack | undefined {
  const queries = useQueryClient()
  const id = language?.id ?? 0
  const { data: newest } = useQuery({ ...settings.language(id), enabled: language !== undefined })
  const [known, setKnown] = useState(newest)
  const hasLacked = useRef(false)
  const isSame = newest && known?.isPart && !hasLacked.current && saysAllOf(newest, known)
  const words = newest === known || isSame ? known : newest
  if (words !== known) setKnown(words)
  return useMemo(
    () =>
      words && {
        code: words.code,
        direction: words.direction,
        say(key) {
          const text = words.texts[key] ?? queries.getQueryData(settings.language(id).queryKey)?.texts[key]
          hasLacked.current ||= text === undefined
          return text
        },
      },
    [words, queries, id],
  )
}

function saysAllOf(newer: Words, older: Words): boolean {
  return (
    newer.code === older.code &&
    newer.direction === older.direction &&
    Object.entries(older.texts).every(([key, text]) => newer.texts[key] === text)
  )
}
