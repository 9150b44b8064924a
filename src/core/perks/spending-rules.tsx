import { chakra } from '@chakra-ui/react'
import type { SpendingRule } from '#contract/entities/wallet.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useVerticals } from '#src/core/listing/vertical.ts'
import { useMoney } from '#src/core/money/use-money.ts'

/** The rules for how much of a bill a wallet may pay. */
export function SpendingRules({ rules }: { rules: readonly SpendingRule[] }) {
  const { t } = useSpeech()
  if (rules.length === 0) return <chakra.p color="muted">{t('perks.ruleNone')}</chakra.p>
  return (
    <chakra.section display="grid" gap="1">
      <chakra.h2 fontSize="16" fontWeight="semibold">
        {t('perks.howMuch')}
      </chakra.h2>
      <chakra.ul listStyle="none" display="grid" gap="1">
        {rules.map((it) => (
          <li key={it.vertical}>
            <InWords rule={it} />
          </li>
        ))}
      </chakra.ul>
      <chakra.p color="muted">{t('perks.itself')}</chakra.p>
    </chakra.section>
  )
}

function InWords({ rule: { vertical, percent, most } }: { rule: SpendingRule }) {
  const { t } = useSpeech()
  const money = useMoney()
  const known = Object.values(useVerticals()).find(({ id }) => id === vertical)
  const name = known ? t(known.name) : vertical
  if (percent === null) return t('perks.ruleMost', { name, most: money(most ?? 0) })
  return most === null
    ? t('perks.rulePart', { name, percent })
    : t('perks.rulePartMost', { name, percent, most: money(most) })
}
