import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/** Hears what was typed into the painted page, before there was anything to hear it. */
export function usePreHydrationInput(
  field: RefObject<HTMLInputElement | null>,
  known: string,
  hear: (text: string) => void,
): void {
  const hearOnce = useEffectEvent(() => {
    const text = field.current?.value
    if (text && text !== known) hear(text)
  })
  useLayoutEffect(() => hearOnce(), [])
}
