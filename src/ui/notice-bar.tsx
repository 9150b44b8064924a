import { chakra } from '@chakra-ui/react'

/** A strip above everything with a notice, and at most one action. */
export const NoticeBar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    paddingInline: '4',
    paddingBlock: '1',
    background: 'bar',
    color: 'onBar',
    fontSize: '14',
    transition: 'opacity {durations.calm} ease-out, transform {durations.calm} ease-out',
    _starting: { opacity: 0, transform: 'translateY(-100%)' },
    '& svg': { flexShrink: 0 },
    '& button': { flexShrink: 0 },
  },
})

/** The action of a notice bar. */
export const NoticeAction = chakra('button', {
  base: {
    minHeight: 'touch',
    marginInlineStart: 'auto',
    paddingInline: '3',
    background: 'transparent',
    color: 'inherit',
    fontWeight: 'bold',
    textDecoration: 'underline',
    cursor: 'pointer',
  },
})
