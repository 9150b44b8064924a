import { useLoaded } from '#src/core/use-loaded.ts'

interface Props {
  /** Whether there is nothing else on the screen. */
  isScreen?: boolean
}

/**
 * Stands in for an answer of a newer server that this version cannot show: says so, and offers the update.
 */
export function UpdateNeeded({ isScreen }: Props) {
  const part = useLoaded(() => import('./update-needed-parts.tsx'))
  if (!part) return null
  return isScreen ? <part.UpdateNeededScreen /> : <part.UpdateNeededNote />
}
