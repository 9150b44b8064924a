import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { settings } from '#src/core/settings/queries.ts'
import { Html } from '#src/ui/html.tsx'

/** The operator's policy for whoever opens an account; nothing where none is set. */
export function Policy() {
  const policy = useQuery(settings.values()).data?.registrationPolicy ?? ''
  if (policy === '') return null
  return (
    <chakra.div color="muted" fontSize="14" dir="auto">
      <Html>{policy}</Html>
    </chakra.div>
  )
}
