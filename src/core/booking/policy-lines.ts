import type { RefundTerms } from '#contract/entities/refund-terms.ts'

interface PolicyLine {
  text: 'policy.full' | 'policy.part' | 'policy.none' | 'policy.nothing'
  until: string
}

/** The lines of a cancellation policy that still apply; those that are past would only confuse. */
export function policyLines(terms: RefundTerms, now: number): PolicyLine[] {
  const { full_refund_until: full, part_refund_until: part, part_refund_percent: percent } = terms
  const hasPart = percent > 0 && Date.parse(part) > Date.parse(full)
  const last = hasPart ? part : full
  if (Date.parse(last) <= now) return [{ text: 'policy.nothing', until: last }]
  return [
    ...(Date.parse(full) > now ? [{ text: 'policy.full', until: full } as const] : []),
    ...(hasPart ? [{ text: 'policy.part', until: part } as const] : []),
    { text: 'policy.none', until: last },
  ]
}
