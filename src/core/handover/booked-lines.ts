import type { BookedHandover } from '#contract/entities/booked-handover.ts'
import type { LegName } from '#contract/entities/handover.ts'
import type { BoughtLine } from '#src/core/booking/page/paid-section.tsx'

/** What was paid to have something handed over, leg by leg. */
export const handoverLines = (
  handover: BookedHandover | null,
  nameOf: (leg: LegName, place: string) => string,
): readonly BoughtLine[] =>
  (handover?.legs ?? []).flatMap(({ leg, name, address, fee }) =>
    leg === 'other' || leg === 'visit' || fee === 0
      ? []
      : [{ name: nameOf(leg, name || address), amount: fee }],
  )
