import { useEffect } from 'react'
import { Refused } from '#src/data/provider/errors.ts'

/** Which field a refusal is about; none where it is about all that was sent. */
type FieldOf<K extends string> = (refused: Refused) => K | undefined

/** What the server finds wrong with one field is said beside it, with the focus there; answers what is left to say. */
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

/** A password that would be guessed soon. */
export const ofPassword = ({ fields }: Refused) => (fields.password === 'weak' ? 'password' : undefined)
