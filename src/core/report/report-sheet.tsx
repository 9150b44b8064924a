import { chakra } from '@chakra-ui/react'
import { CircleAlert, CircleCheck, Clock3 } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { reportListing } from '#contract/calls/reports.ts'
import { type Mistake, MOST_REPORT_LETTERS, mistakes } from '#contract/entities/report.ts'
import { useOutgoing } from '#src/core/inquiry/use-outgoing.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import { Dialog, useBeginAnew } from '#src/ui/dialog.tsx'
import { controlLook, Field } from '#src/ui/field.tsx'
import { Note } from '#src/ui/note.tsx'
import { RadioList } from '#src/ui/radio-list.tsx'
import { WorkButton } from '#src/ui/work-button.tsx'
import { type ReportedPage, seenAt } from './reported-page.ts'

/** The sheet for reporting a mistake on a listing's page. */
export function ReportSheet({ onClosed, ...page }: ReportedPage & { onClosed: () => void }) {
  const { t } = useSpeech()
  return (
    <Dialog title={t('report.mistake')} closeLabel={t('app.close')} onClosed={onClosed}>
      <ReportForm {...page} />
    </Dialog>
  )
}

function ReportForm(page: ReportedPage) {
  const { t } = useSpeech()
  const [kind, setKind] = useState<Mistake>('hours')
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [trouble, setTrouble] = useState<unknown>()
  const failure = useFailureText(trouble)
  const { state, refusal, send } = useOutgoing(reportListing.name)
  if (state === 'done' || state === 'waits') return <Reported isWaiting={state === 'waits'} />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (state === 'sending') return
    const words = text.trim()
    if (kind === 'other' && words === '') return setMissing(true)
    setTrouble(undefined)
    const { vertical, slug } = page
    send({ vertical, slug, kind, text: words, seen_at: seenAt(page) }).catch(setTrouble)
  }
  const wrong = refusal || (trouble === undefined ? undefined : failure)
  return (
    <Form onSubmit={submit}>
      <RadioList
        legend={t('report.what')}
        options={mistakes.map((value) => ({ value, label: t(`report.kind.${value}`) }))}
        value={kind}
        onChoose={setKind}
      />
      <Field
        label={t('report.words')}
        error={isMissing && kind === 'other' && text.trim() === '' ? t('report.empty') : undefined}
      >
        {(ids) => (
          <Words
            {...ids}
            rows={3}
            dir="auto"
            maxLength={MOST_REPORT_LETTERS}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      {wrong && (
        <Note icon={CircleAlert} tone="wrong" role="alert">
          {wrong}
        </Note>
      )}
      <WorkButton type="submit" working={state === 'sending'}>
        {t('report.send')}
      </WorkButton>
    </Form>
  )
}

/** Says that a report was sent, or waits for a network. */
function Reported({ isWaiting }: { isWaiting: boolean }) {
  const { t } = useSpeech()
  const beginAnew = useBeginAnew()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it takes the place of the form
  useEffect(beginAnew, [])
  return (
    <Note icon={isWaiting ? Clock3 : CircleCheck} tone="calm" role="status">
      {t(isWaiting ? 'report.waits' : 'report.sent')}
    </Note>
  )
}

const Form = chakra(
  'form',
  { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' } },
  { defaultProps: { method: 'post' } },
)

const Words = chakra('textarea', {
  base: { ...controlLook, paddingBlock: '3', font: 'inherit', lineHeight: '1.5', resize: 'vertical' },
})
