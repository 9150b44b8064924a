import { usePerson } from '#src/core/account/person.ts'
import { useLoaded } from '#src/core/use-loaded.ts'
import type { HeartProps } from './heart-props.ts'

/** The button that makes a listing a favourite. Guests have no favourites, and so no heart. */
export function Heart(props: HeartProps) {
  const isSomebody = usePerson().token !== undefined
  const own = useLoaded(() => import('./own-heart.tsx'), isSomebody)
  return own && isSomebody ? <own.OwnHeart {...props} /> : null
}
