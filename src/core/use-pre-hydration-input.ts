import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/** Reports text that was typed into the server's page before React listened. */
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
