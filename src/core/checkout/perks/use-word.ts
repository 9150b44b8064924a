import { useEffect, useState } from 'react'

/** As long as a word over the page stays. */
const SHOWN_MS = 2_000

/** A word on what was just done, which goes by itself. */
export function useWord(): [string | undefined, (word: string) => void] {
  const [word, setWord] = useState<{ text: string }>()
  useEffect(() => {
    if (!word) return
    const timer = setTimeout(() => setWord(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [word])
  return [word?.text, (text) => setWord({ text })]
}
