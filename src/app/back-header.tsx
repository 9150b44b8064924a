import { chakra } from '@chakra-ui/react'
import { useSpeech } from '#src/core/language/language.tsx'
import { useWayBack } from '#src/core/way-back.ts'
import { BackIcon } from '#src/ui/directed-icons.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'

/** The header of a screen that is reached from another: the way back. */
export function BackHeader() {
  const { t } = useSpeech()
  const { go } = useWayBack()
  return (
    <Row>
      <IconButton type="button" aria-label={t('app.back')} onClick={go}>
        <BackIcon />
      </IconButton>
    </Row>
  )
}

const Row = chakra('header', {
  base: {
    maxWidth: 'page',
    marginInline: 'auto',
    paddingInline: '4',
    paddingBlockStart: 'max(8px, env(safe-area-inset-top))',
    '& > button': { marginInlineStart: '-10px' },
    md: { paddingInline: '6' },
  },
})
