import { chakra } from '@chakra-ui/react'
import { useFailureText } from '#src/core/language/use-failure-text.ts'

/** Why the last try of a dialog failed; nothing where it did not. */
export function Failure({ error }: { error: unknown }) {
  const text = useFailureText(error)
  if (!error) return null
  return (
    <chakra.p role="alert" color="danger" fontWeight="semibold">
      {text}
    </chakra.p>
  )
}
