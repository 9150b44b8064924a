import { startTransition, useEffect, useState } from 'react'

/** Whether the first render has been painted: measuring then forces no extra layout. */
export function useAfterPaint(): boolean {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => {
    let task: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => startTransition(() => setIsPainted(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(task)
    }
  }, [])
  return isPainted
}
