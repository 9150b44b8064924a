import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useSpeech } from '#src/core/language/language.tsx'

export function NotFound() {
  const { t } = useSpeech()
  return (
    <chakra.section display="grid" gap="3" justifyItems="start">
      <chakra.h1 fontSize="32" fontWeight="bold" lineHeight="1.2">
        {t('app.notFoundTitle')}
      </chakra.h1>
      <chakra.p color="muted">{t('app.notFoundText')}</chakra.p>
      <Link to="/">{t('app.backHome')}</Link>
    </chakra.section>
  )
}
