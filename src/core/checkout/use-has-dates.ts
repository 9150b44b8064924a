import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isChosenHere } from '#src/data/checkout/held-here.ts'
import { whenAppIdle } from '#src/lib/app-idle.ts'

/** Whether dates for it are in the address or in the cart; of a cart the device tells once the page stands. */
export function useHasDates(slug: string): boolean {
  const { from } = useSearch({ strict: false })
  const [chosen, setChosen] = useState<string>()
  useEffect(() => {
    void whenAppIdle.then(() => isChosenHere(slug)).then((isChosen) => isChosen && setChosen(slug))
  }, [slug])
  return from !== undefined || chosen === slug
}
