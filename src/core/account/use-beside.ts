import { useEffect } from 'react'
import { Refused } from '#src/data/provider/errors.ts'

/** Names the field that a refusal is about; none where it is about all that was sent. */
type FieldOf<K extends string> = (refused: Refused) => K | undefined

/**
 * Shows a refusal beside the field that it is about, with the focus there; answers the error that is left to
 * show.
 */
export function useBeside<K extends string>(
  error: unknown,
  placeOf: FieldOf<K>,
  refuse: (wrong: Partial<Record<K, string>>) => void,
): unknown {
  const field = error instanceof Refused ? placeOf(error) : undefined
  useEffect(() => {
    if (field !== undefined && error instanceof Refused)
      refuse({ [field]: error.message } as Partial<Record<K, string>>)
  }, [field, error, refuse])
  return field === undefined ? error : undefined
}

/** The password field, where a refusal says that the password would soon be guessed. */
export const ofPassword = ({ fields }: Refused) => (fields.password === 'weak' ? 'password' : undefined)
