import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { useWayBack } from '#src/core/way-back.ts'
import { BackIcon } from '#src/ui/directed-icons.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { underThumb } from '#src/ui/under-thumb.ts'

interface Props {
  title: string
  /** The content beside the title: the time left of a hold, or the amount to be paid. */
  aside?: ReactNode
  children: ReactNode
}

/** The frame of a checkout step: the way back, its title, and its state. */
export function StepFrame({ title, aside, children }: Props) {
  const { t } = useSpeech()
  const { go } = useWayBack()
  return (
    <>
      <Bar>
        <IconButton type="button" aria-label={t('app.back')} onClick={go}>
          <BackIcon />
        </IconButton>
        <Title>{title}</Title>
        {aside}
      </Bar>
      {children}
    </>
  )
}

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'bar',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1',
    minHeight: 'calc(56px + env(safe-area-inset-top))',
    marginInline: '-16px',
    marginBlockStart: '-16px',
    marginBlockEnd: '3',
    paddingInline: '4',
    paddingBlockStart: 'env(safe-area-inset-top)',
    background: 'bg/88',
    backdropFilter: 'blur(16px)',
    '& > button': { marginInlineStart: '-10px' },
    md: { marginInline: '-24px', paddingInline: '6' },
  },
})

const Title = chakra('h1', {
  base: {
    flex: '1 1 5em',
    minWidth: 0,
    fontSize: { base: '16', md: '20' },
    fontWeight: 'bold',
    lineHeight: '1.25',
    letterSpacing: '-0.01em',
  },
})

/** One column on a phone; on a wide page the action bar stays beside the content. */
export const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6',
    alignItems: 'start',
    md: { gridTemplateColumns: 'minmax(0, 1fr) clamp(264px, 38%, 380px)', columnGap: '8' },
  },
})

/** The content of a step, with room for the bar that covers the end of the page on a phone. */
export const Column = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '5',
    mdDown: { paddingBlockEnd: '112px' },
  },
})

/** The price and the next action: under the thumb on a phone, beside the page elsewhere. */
export const ActionBar = chakra('div', {
  base: {
    ...underThumb,
    md: {
      display: 'grid',
      position: 'sticky',
      top: '72px',
      padding: '5',
      borderRadius: 'card',
      background: 'card',
      boxShadow: 'float',
    },
  },
})

/** A white card for rows that belong together. */
export const Panel = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingInline: '4',
    borderRadius: 'card',
    background: 'card',
    boxShadow: 'float',
    '&[data-roomy]': { gap: '3', paddingBlock: '4' },
  },
})
