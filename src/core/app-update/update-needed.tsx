import { useLoaded } from '#src/core/use-loaded.ts'

interface Props {
  /** Where there is nothing else on the screen. */
  isScreen?: boolean
}

/** In the place of what a newer server said with words that this version does not know: so said, with a way on. */
export function UpdateNeeded({ isScreen }: Props) {
  const part = useLoaded(() => import('./update-needed-parts.tsx'))
  if (!part) return null
  return isScreen ? <part.UpdateNeededScreen /> : <part.UpdateNeededNote />
}
