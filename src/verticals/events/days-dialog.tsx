import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { WhenDialogProps } from '#src/core/explore/explored.ts'
import { dateRangeOf } from '#src/core/explore/when/when.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { Button, QuietChoice } from '#src/ui/button.tsx'
import { Dialog, useCloseDialog } from '#src/ui/dialog.tsx'
import { DialogFoot } from '#src/ui/dialog-foot.ts'
import { TextField } from '#src/ui/text-field.tsx'
import { dayOf, daysIn, earliestNow, whenIn } from './whole-days.ts'

/** The dialog for a range of days. */
export function DaysDialog({ onClosed, ...rest }: WhenDialogProps) {
  const { t } = useSpeech()
  return (
    <Dialog title={t('events.pickDates')} closeLabel={t('app.close')} onClosed={onClosed}>
      <Fields {...rest} />
    </Dialog>
  )
}

function Fields({ when, onChoose }: Omit<WhenDialogProps, 'onClosed'>) {
  const { t } = useSpeech()
  const close = useCloseDialog()
  const chosen = dateRangeOf(when ?? {})
  const [{ first, last }, setDays] = useState(chosen ? daysIn(chosen) : { first: '', last: '' })
  const [today] = useState(() => dayOf(earliestNow()))
  const take = (it: typeof when) => {
    onChoose(it)
    close()
  }
  return (
    <chakra.form
      display="grid"
      gap="4"
      onSubmit={(event) => {
        event.preventDefault()
        take(whenIn({ first, last: last || first }))
      }}
    >
      <TextField
        name="first"
        type="date"
        label={t('events.firstDay')}
        min={today}
        required
        value={first}
        onValue={(it) => setDays({ first: it, last })}
      />
      <TextField
        name="last"
        type="date"
        label={t('events.lastDay')}
        min={first || today}
        value={last}
        onValue={(it) => setDays({ first, last: it })}
      />
      <DialogFoot>
        <QuietChoice type="button" onClick={() => take(undefined)}>
          {t('explore.anyDates')}
        </QuietChoice>
        <Button type="submit">{t('explore.useDates')}</Button>
      </DialogFoot>
    </chakra.form>
  )
}
