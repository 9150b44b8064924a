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
 * A language's words. A page is painted with those that it shows, and the others come after it: what is on the screen
 * says the same as before then, and is rendered anew only where it has lacked one of them.
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
