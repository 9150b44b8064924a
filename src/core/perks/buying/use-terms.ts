import { useSpeech } from '#src/core/language/language.tsx'
import { useWhereGood } from '../use-where-good.ts'

interface OnSale {
  validity_days: number
  applicable: { type: string; name: string }
}

/** The texts for where something on sale is good, and for how long. */
export function useTerms() {
  const { t } = useSpeech()
  const whereGood = useWhereGood()
  return ({ validity_days, applicable: { type, name } }: OnSale) => [
    whereGood({ applicable_on_type: type, applicable_name: name }),
    t('buying.days', { n: validity_days }),
  ]
}
