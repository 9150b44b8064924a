import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { useWayBack } from '#src/core/way-back.ts'
import { BackIcon } from '#src/ui/directed-icons.tsx'
import { FloatingButton } from '#src/ui/floating-button.ts'
import { OwnName } from '#src/ui/own-name.ts'

interface Props {
  /** The page's title, once its heading is out of sight. */
  title?: string | undefined
  /** Whether text scrolls beneath it. */
  isSolid?: boolean
  children?: ReactNode
}

/**
 * The way back and the actions, floating over the cover; scrolled past that it is a header, and further down
 * it has the title.
 */
export function TopBar({ title, isSolid = false, children }: Props) {
  const { t } = useSpeech()
  const { go } = useWayBack()
  return (
    <Bar data-solid={isSolid || title !== undefined || undefined}>
      <FloatingButton type="button" aria-label={t('app.back')} onClick={go}>
        <BackIcon />
      </FloatingButton>
      <OwnName as="span" aria-hidden flex="1" minWidth="0" lineClamp={1}>
        {title}
      </OwnName>
      {children}
    </Bar>
  )
}

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'bar',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    marginInline: '-16px',
    marginBlockStart: '-16px',
    // The cover begins behind the bar.
    marginBlockEnd: 'calc(-64px - env(safe-area-inset-top))',
    minHeight: 'calc(64px + env(safe-area-inset-top))',
    paddingInline: '4',
    paddingBlockStart: 'env(safe-area-inset-top)',
    _before: {
      content: '""',
      position: 'absolute',
      inset: '0',
      zIndex: -1,
      background: 'bg/88',
      backdropFilter: 'blur(16px)',
      borderBlockEndWidth: '1px',
      borderColor: 'line',
      opacity: 0,
      transition: 'opacity {durations.calm} ease-out',
    },
    '&[data-solid]::before': { opacity: 1 },
    '&[data-solid] > button': { boxShadow: 'none' },
    md: { marginInline: '-24px', paddingInline: '6', marginBlockEnd: '0' },
  },
})
