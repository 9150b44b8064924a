import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { settings } from '#src/core/settings/queries.ts'

const load = () => import('#src/ui/html.tsx').then((it) => ({ default: it.Html }))
// The server paints in one go, and cannot wait for it.
const Html = import.meta.env.SSR ? (await load()).default : lazy(load)

/** What the operator wants everybody to know who opens an account; nothing where nothing is set. */
export function Policy() {
  const policy = useQuery(settings.values()).data?.registrationPolicy ?? ''
  if (policy === '') return null
  return (
    <chakra.div color="muted" fontSize="14" dir="auto">
      <Suspense>
        <Html>{policy}</Html>
      </Suspense>
    </chakra.div>
  )
}
