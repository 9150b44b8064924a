import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { personHere } from '#src/data/owner.ts'
import { storedValue } from '#src/data/stored-value.ts'

const MOST = 6
/** Shorter texts are only on their way to a word. */
const LEAST_LETTERS = 3

interface RecentSearches {
  owner: string
  /** The latest first. */
  texts: readonly string[]
}

const recent = storedValue(
  'recent searches',
  v.object({ owner: v.string(), texts: v.array(v.pipe(v.string(), v.maxLength(80))) }),
)
const none: readonly string[] = []
const ownTexts = () => textsOf(recent.get(), personHere().owner)

/** The person's recent searches on this device; a logout deletes them. */
export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(recent.subscribe, ownTexts, () => none)
}

/** Remembers a search that led to a result. */
export function rememberSearch(text: string): void {
  const { owner } = personHere()
  const texts = withLatest(ownTexts(), text)
  if (texts !== ownTexts()) recent.set({ owner, texts: [...texts] })
}

export function clearRecentSearches(): void {
  recent.set(undefined)
}

/** The searches of one person: nobody is shown another's. */
export function textsOf(searches: RecentSearches | undefined, owner: string): readonly string[] {
  return searches?.owner === owner ? searches.texts : none
}

/** Adds the latest search in front; one entry a text, in whatever case. */
export function withLatest(texts: readonly string[], latest: string): readonly string[] {
  const text = latest.trim()
  if (text.length < LEAST_LETTERS) return texts
  const isSame = (it: string) => it.toLowerCase() === text.toLowerCase()
  return [text, ...texts.filter((it) => !isSame(it))].slice(0, MOST)
}
