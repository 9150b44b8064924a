import * as v from 'valibot'
import { pickupDropPath } from '#src/core/account/login-intent/pickup-drop-path.ts'
import { storedValue } from '#src/data/stored-value.ts'
import { handoverChoiceSchema } from './handover-choice.ts'

const startedSchema = v.object({
  slug: v.string(),
  start: v.optional(v.string()),
  end: v.optional(v.string()),
  choice: handoverChoiceSchema,
})
type Started = v.InferOutput<typeof startedSchema>

const started = storedValue('pickup drop form', startedSchema, 'sessionStorage')

/** What somebody has filled in of a listing's handover in this tab, and not finished. */
export const startedOf = (slug: string): Started | undefined => {
  const found = started.get()
  return found?.slug === slug ? found : undefined
}

/** Stores what is filled in, so that a guest finds it again once they have logged in. */
export function saveStarted(it: Started): void {
  started.set(it)
  pickupDropPath.set(`/pickup-drop/${it.slug}/details`)
}

/** Forgets what was filled in, since it is finished. */
export function forgetStarted(): void {
  started.set(undefined)
  pickupDropPath.set(undefined)
}
