import { chakra } from '@chakra-ui/react'
import { RefreshCw } from 'lucide-react'
import { useSpeech } from '#src/core/language/language.tsx'
import { Blank } from '#src/ui/blank.tsx'
import { LighthouseDrawing } from '#src/ui/drawings/lighthouse.tsx'
import { Note } from '#src/ui/note.tsx'
import { WorkButton } from '#src/ui/work-button.tsx'
import { useAppUpdate } from './use-app-update.ts'

/** A note that a newer version is needed, beside content that is there all the same. */
export function UpdateNeededNote() {
  const { t } = useSpeech()
  const { text, load } = useAppUpdate()
  return (
    <Note icon={RefreshCw} tone="calm">
      <b>{t('newer.title')}</b>
      <p>{t(text)}</p>
      <chakra.div paddingBlockStart="3">
        <LoadButton {...load} />
      </chakra.div>
    </Note>
  )
}

/** Says that a newer version is needed, where the screen has nothing else to show. */
export function UpdateNeededScreen() {
  const { t } = useSpeech()
  const { text, load } = useAppUpdate()
  return (
    <Blank level="h2" drawing={<LighthouseDrawing />} title={t('newer.title')} text={t(text)}>
      <LoadButton {...load} />
    </Blank>
  )
}

function LoadButton({ can, isWorking, press }: ReturnType<typeof useAppUpdate>['load']) {
  const { t } = useSpeech()
  return (
    <WorkButton type="button" width={{ md: 'auto' }} working={isWorking} aria-disabled={!can} onClick={press}>
      {t('newer.load')}
    </WorkButton>
  )
}
