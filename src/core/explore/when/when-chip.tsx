import { chakra } from '@chakra-ui/react'
import { CalendarDays } from 'lucide-react'
import { useSpeech } from '#src/core/language/language.tsx'
import { Chip } from '#src/ui/chips.tsx'
import type { Timed } from '../explored.ts'
import type { Exploring } from '../use-exploring.ts'
import { ClearWhen } from './clear-when.tsx'
import { quickOf } from './quick-chips.tsx'

/** When it is wanted, among what narrows a search; once it is said it stands out, and can be taken away. */
export function WhenChip({ timed, exploring }: { timed: Timed; exploring: Exploring }) {
  const { t } = useSpeech()
  const words = timed.useWords('days')
  const { when: asked } = exploring.exploreQuery
  const when = quickOf(timed, asked) ? undefined : asked
  return (
    <Both data-chosen={when && true}>
      <Chip type="button" aria-haspopup="dialog" onClick={exploring.askWhen}>
        <CalendarDays size={18} strokeWidth={1.75} aria-hidden />
        {when ? (
          <>
            <chakra.span srOnly>{t('explore.when')}</chakra.span>
            {words(when)}
          </>
        ) : (
          t(timed.choose)
        )}
      </Chip>
      {when && <ClearWhen exploring={exploring} />}
    </Both>
  )
}

const Both = chakra('span', {
  base: {
    display: 'inline-flex',
    flex: 'none',
    '&[data-chosen]': {
      borderRadius: 'pill',
      background: 'ink',
      boxShadow: 'float',
      '& > button': { background: 'transparent', color: 'bg', boxShadow: 'none' },
      '& > button:first-of-type': { paddingInlineEnd: '0' },
    },
  },
})
