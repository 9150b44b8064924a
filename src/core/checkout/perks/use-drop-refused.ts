import { useEffect, useState } from 'react'
import type { Sold } from '#src/core/checkout/sold.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import type { Draft } from '#src/data/checkout/draft.ts'
import { Refused } from '#src/data/provider/errors.ts'
import { perkKinds } from './kinds.ts'

/** Takes a perk off that no longer applies, and says why: the bill is one without it. */
export function useDropRefused(of: Sold, draft: Draft, error: unknown): string | undefined {
  const { t } = useSpeech()
  const [said, setSaid] = useState<string>()
  const refused = error instanceof Refused && error.code === 'PERK_REFUSED' ? error : undefined
  const kind = perkKinds.find(({ line }) => line === refused?.answer.perk)
  const name = kind?.nameOf(draft.perks)
  useEffect(() => {
    if (!refused || !kind || name === undefined) return
    setSaid(t('perk.dropped', { name, why: refused.message }))
    void of.drafts.change((now) => now && { ...now, perks: { ...now.perks, [kind.name]: undefined } })
  }, [refused, kind, name, of, t])
  return said
}
