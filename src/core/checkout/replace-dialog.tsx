import { chakra } from '@chakra-ui/react'
import type { TextKey } from '#contract/texts/en.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { Button, QuietChoice } from '#src/ui/button.tsx'
import { Dialog, useCloseDialog } from '#src/ui/dialog.tsx'
import type { Sold } from './sold.ts'

interface Props {
  of: Sold
  /** The title of the listing that was chosen so far. */
  title: string
  /** Where it is replaced for another reason than that it is of another listing. */
  texts?: { title: TextKey; text: TextKey }
  onYes: () => void
  onClosed: () => void
}

/** Asks whether the draft of another listing may go, since one order is for one listing. */
export function ReplaceDialog({ of, title, texts, onYes, onClosed }: Props) {
  const { t } = useSpeech()
  return (
    <Dialog title={t(texts?.title ?? of.texts.replaceTitle)} onClosed={onClosed}>
      <p>{t(texts?.text ?? of.texts.replaceText, { title })}</p>
      <Answers onYes={onYes} />
    </Dialog>
  )
}

function Answers({ onYes }: { onYes: () => void }) {
  const { t } = useSpeech()
  const close = useCloseDialog()
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      gap="3"
      paddingBlockStart="4"
      css={{ '& > *': { flex: '1 1 140px' } }}
    >
      <QuietChoice type="button" data-first onClick={close}>
        {t('tickets.replaceNo')}
      </QuietChoice>
      <Button
        type="button"
        onClick={() => {
          onYes()
          close()
        }}
      >
        {t('tickets.replaceYes')}
      </Button>
    </chakra.div>
  )
}
