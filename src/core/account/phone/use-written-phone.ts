import { useEffect, useState } from 'react'

/** A whole number as people write it; as it is until that is known. */
export function useWrittenPhone(phone: string): string {
  const [written, setWritten] = useState(phone)
  useEffect(() => {
    let isGone = false
    import('./write-phone.ts').then(
      ({ writeWhole }) => isGone || setWritten(writeWhole(phone)),
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [phone])
  return written
}
