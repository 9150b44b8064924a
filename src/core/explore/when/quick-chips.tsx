import { useSpeech } from '#src/core/language/language.tsx'
import { Chip } from '#src/ui/chips.tsx'
import type { TimeFilter } from '../explored.ts'
import type { Exploring } from '../use-exploring.ts'
import type { TimeChoice } from './when.ts'

/** The quick choice that equals a chosen time, if one does. */
export const quickOf = ({ quick = [] }: TimeFilter, when: TimeChoice | undefined) =>
  when && quick.find((it) => Object.entries(it.when).every(([name, value]) => when[name] === value))

/** The chips for common times; a second tap clears the chosen one. */
export function QuickChips({ timeFilter, exploring }: { timeFilter: TimeFilter; exploring: Exploring }) {
  const { t } = useSpeech()
  const chosen = quickOf(timeFilter, exploring.exploreQuery.when)
  return timeFilter.quick?.map((it) => (
    <Chip
      key={it.name}
      type="button"
      aria-pressed={it === chosen}
      onClick={() => exploring.chooseWhen(it === chosen ? undefined : it.when)}
    >
      {t(it.name)}
    </Chip>
  ))
}
