import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isChosenHere } from '#src/data/checkout/held-here.ts'
import { whenAppIdle } from '#src/lib/app-idle.ts'

/**
 * Whether dates for a listing are in the address or in a draft, which the device reads once the page is idle.
 */
export function useHasDates(slug: string): boolean {
  const { from } = useSearch({ strict: false })
  const [chosen, setChosen] = useState<string>()
  useEffect(() => {
    void whenAppIdle.then(() => isChosenHere(slug)).then((isChosen) => isChosen && setChosen(slug))
  }, [slug])
  return from !== undefined || chosen === slug
}
