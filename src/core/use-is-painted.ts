import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether it is rendered as the server painted it, or painted there just now. */
export function useIsPainted(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}
