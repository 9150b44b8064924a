import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { clockText } from '#contract/clock.ts'
import type { WhenDialogProps } from '#src/core/explore/explored.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { Button, QuietChoice } from '#src/ui/button.tsx'
import { Dialog, useCloseDialog } from '#src/ui/dialog.tsx'
import { DialogFoot } from '#src/ui/dialog-foot.ts'
import { type Chosen, type Known, wholeOf } from './free-times.ts'
import { StayCalendar } from './stay-calendar.tsx'
import { StayHours } from './stay-hours.tsx'

const MINUTE_MS = 60_000

/** The dialog for the dates of a search. */
export function WhenDialog({ onClosed, ...rest }: WhenDialogProps) {
  const { t } = useSpeech()
  return (
    <Dialog title={t('stay.title')} closeLabel={t('app.close')} tall onClosed={onClosed}>
      <Fields {...rest} />
    </Dialog>
  )
}

function Fields({ when, onChoose }: Omit<WhenDialogProps, 'onClosed'>) {
  const { t } = useSpeech()
  const close = useCloseDialog()
  const [known] = useState(anything)
  const [chosen, setChosen] = useState<Chosen>({ start: when?.from, end: when?.until })
  const whole = wholeOf(chosen)
  const take = (it: typeof when) => {
    onChoose(it)
    close()
  }
  return (
    <Column>
      <chakra.p color="muted" fontSize="14">
        {t('stay.there')}
      </chakra.p>
      <StayCalendar known={known} chosen={chosen} onChange={setChosen} />
      <StayHours known={known} chosen={chosen} onChange={setChosen} />
      <DialogFoot>
        <QuietChoice type="button" onClick={() => take(undefined)}>
          {t('explore.anyDates')}
        </QuietChoice>
        <Button
          type="button"
          aria-disabled={!whole || undefined}
          onClick={() => whole && take({ from: whole.start, until: whole.end })}
        >
          {t('explore.useDates')}
        </Button>
      </DialogFoot>
    </Column>
  )
}

const Column = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    // The dialog is panel enough.
    '& > section': { padding: '0', boxShadow: 'none' },
  },
})

/**
 * A calendar in which all is free, since no rental is chosen yet. Clock changes there are unknown, and today
 * is the device's.
 */
function anything(): Known {
  const now = serverNow() ?? Date.now()
  const here = now - new Date(now).getTimezoneOffset() * MINUTE_MS
  return { zone: 'UTC', now: clockText(here), taken: [] }
}
