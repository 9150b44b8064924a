import { useEffect, useState } from 'react'

/** A whole phone number, formatted; as it is until the formatter has loaded. */
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
