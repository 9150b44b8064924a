import * as v from 'valibot'
import { chosenHandoverSchema } from '#src/core/handover/chosen-handover.ts'
import { chosenHomeSchema } from '#src/core/handover/chosen-home.ts'
import type { DraftFormat } from '#src/data/checkout/drafts.ts'
import type { ChosenVisit } from './visit.ts'

const terms = { price: v.number(), duration: v.number() }

const visitSchema = v.object({
  services: v.pipe(
    v.array(
      v.object({
        ...{ id: v.number(), name: v.string(), ...terms, professional_id: v.nullable(v.number()) },
        people: v.array(v.object({ professional_id: v.number(), ...terms })),
        addons: v.optional(v.array(v.number()), []),
        place: v.optional(v.picklist(['at_home', 'collect'])),
        can_add: v.optional(v.array(v.object({ id: v.number(), name: v.string(), ...terms })), []),
      }),
    ),
    v.minLength(1),
  ),
  home: v.fallback(v.optional(chosenHomeSchema), undefined),
  collection: v.fallback(v.optional(chosenHandoverSchema), undefined),
  start: v.optional(v.string()),
  end: v.optional(v.string()),
})

/** The format of a draft of a visit, which is stored as it is. */
export const visitFormat: DraftFormat<ChosenVisit> = {
  table: 'cartservice',
  write: (visit) => ({ ...visit }),
  read(written) {
    const found = v.safeParse(visitSchema, written)
    return found.success ? found.output : undefined
  },
}
