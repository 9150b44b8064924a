import { useSyncExternalStore } from 'react'

/** A code and PIN, as a mailed link has them. */
export interface CardSecret {
  code: string
  pin: string
}

/** The code and PIN behind the # of a mailed link; undefined where there are none. */
export function linkedCard(hash: string): CardSecret | undefined {
  const [, code, pin] = /^#?([0-9A-Za-z]{8,40})\.(\d{4,12})$/.exec(hash) ?? []
  return code === undefined || pin === undefined ? undefined : { code, pin }
}

/** Whether a mailed link with a gift card led here. The server, which never sees what stands behind the #, paints none. */
export const useIsLinked = () =>
  useSyncExternalStore(
    () => () => {},
    () => linkedCard(location.hash) !== undefined,
    () => false,
  )
