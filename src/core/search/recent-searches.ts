import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { personHere } from '#src/data/owner.ts'
import { storedValue } from '#src/data/stored-value.ts'

const MOST = 6
/** Fewer letters are on their way to a word. */
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

/** What this person has searched for on this device; whoever logs out takes it along. */
export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(recent.subscribe, ownTexts, () => none)
}

/** What led to something is worth being asked again. */
export function rememberSearch(text: string): void {
  const { owner } = personHere()
  const texts = withLatest(ownTexts(), text)
  if (texts !== ownTexts()) recent.set({ owner, texts: [...texts] })
}

export function clearRecentSearches(): void {
  recent.set(undefined)
}

/** Nobody is shown what another one has searched for. */
export function textsOf(searches: RecentSearches | undefined, owner: string): readonly string[] {
  return searches?.owner === owner ? searches.texts : none
}

/** One entry a text, however it was written. */
export function withLatest(texts: readonly string[], latest: string): readonly string[] {
  const text = latest.trim()
  if (text.length < LEAST_LETTERS) return texts
  const isSame = (it: string) => it.toLowerCase() === text.toLowerCase()
  return [text, ...texts.filter((it) => !isSame(it))].slice(0, MOST)
}
