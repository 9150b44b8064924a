import { useRef } from 'react'

/** The key of each request of a dialog: a repeated try has that of the first, in case only the answer was lost. */
export function useRequestKey(): (request: string) => string {
  const keys = useRef(new Map<string, string>())
  return (request) => {
    const key = keys.current.get(request) ?? crypto.randomUUID()
    keys.current.set(request, key)
    return key
  }
}
