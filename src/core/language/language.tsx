import { useQuery } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  use,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import type { Language } from '#contract/entities/settings.ts'
import type { TextKey } from '#contract/texts/en.ts'
import { formatText, type TextValues } from '#contract/texts/format.ts'
import { settings } from '#src/core/settings/queries.ts'
import { speakInCalls } from '#src/data/provider/language-in-use.ts'
import { english } from './english.ts'
import { rememberLanguage } from './remembered.ts'
import { usePack } from './use-pack.ts'

export interface Speech {
  /** A text in the person's language. */
  t: (key: TextKey, values?: TextValues) => string
  /** The language in use; undefined until the server has said which there are. */
  language: Language | undefined
  languages: readonly Language[]
  choose: (language: Language) => void
}

const SpeechContext = createContext<Speech | undefined>(undefined)

/** Provides the texts of all screens below. English is built in, so nothing waits for a pack. */
export function LanguageProvider({
  wanted: first,
  children,
}: {
  wanted: readonly string[]
  children: ReactNode
}) {
  const [wanted, setWanted] = useState(first)
  const { data: languages = [] } = useQuery(settings.languages())
  const language = best(languages, wanted)
  const pack = usePack(language)
  const code = pack?.code ?? 'en'

  // Set before any request of this render: an answer would be stored under this language in another.
  useLayoutEffect(() => {
    if (language) speakInCalls(language.code)
  }, [language])

  // Set before layout: turned later, everything would jump to the other side.
  useInsertionEffect(() => {
    // Setting even the same value makes the browser recalculate all styles.
    const page = document.documentElement
    const direction = pack?.direction ?? 'ltr'
    if (page.lang !== code) page.lang = code
    if (page.dir !== direction) page.dir = direction
  }, [code, pack?.direction])

  const speech = useMemo<Speech>(
    () => ({
      t: (key, values = {}) => formatText(pack?.say(key) ?? english(key), values, code),
      language,
      languages,
      choose(chosen) {
        rememberLanguage(chosen.code)
        setWanted([chosen.code])
      },
    }),
    [pack, code, language, languages],
  )
  return <SpeechContext value={speech}>{children}</SpeechContext>
}

export function useSpeech(): Speech {
  const speech = use(SpeechContext)
  if (!speech) throw new Error('There is no LanguageProvider above this component.')
  return speech
}

/** The first of the wanted languages that is on offer, else the default. */
export function best(languages: readonly Language[], wanted: readonly string[]): Language | undefined {
  for (const tag of wanted) {
    const found = languages.find((it) => it.code === tag || it.code === tag.split('-')[0])
    if (found) return found
  }
  return languages[0]
}
