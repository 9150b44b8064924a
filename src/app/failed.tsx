import { chakra } from '@chakra-ui/react'
import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import { Button } from '#src/ui/button.tsx'

/** A screen that broke, or whose code did not arrive: what happened, and the one thing that helps. */
export function Failed({ error }: { error: unknown }) {
  const { t } = useSpeech()
  const text = useFailureText(error)
  return (
    <chakra.section role="alert" display="grid" gap="3" justifyItems="start">
      <chakra.h1 fontSize="32" fontWeight="bold" lineHeight="1.2">
        {t('app.failedTitle')}
      </chakra.h1>
      <chakra.p color="muted">{text}</chakra.p>
      <Button type="button" onClick={() => location.reload()}>
        {t('app.retry')}
      </Button>
    </chakra.section>
  )
}
