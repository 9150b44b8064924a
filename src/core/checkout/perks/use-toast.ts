import { useEffect, useState } from 'react'

/** The time for which a toast stays. */
const SHOWN_MS = 2_000

/** A short message on what was just done, which disappears by itself. */
export function useToast(): [string | undefined, (toast: string) => void] {
  const [toast, setToast] = useState<{ text: string }>()
  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(() => setToast(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [toast])
  return [toast?.text, (text) => setToast({ text })]
}
