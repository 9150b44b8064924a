import { startTransition, useEffect, useState } from 'react'

/** Whether what it came with is painted: what measures the page then need not have it laid out first. */
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
