import { chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { createContext, type MouseEvent, type ReactNode, use, useEffect, useId, useRef } from 'react'
import { IconButton } from './icon-button.tsx'
import { useStillPage } from './use-still-page.ts'

const CloseContext = createContext<() => void>(() => {})
const AnewContext = createContext<() => void>(() => {})

/** Closes the surrounding dialog, with the focus back where it came from. */
export const useCloseDialog = () => use(CloseContext)

/** Moves the focus to the surrounding dialog's title: for a step whose button disappears with its content. */
export const useBeginAnew = () => use(AnewContext)

interface Props {
  title: string
  /** The label of its closing button. A question has none: its answers close it. */
  closeLabel?: string
  /** Whether it is as tall as the screen allows, whatever is in it: a list that grows and shrinks must not jump. */
  tall?: boolean
  /** Called once it has closed. */
  onClosed: () => void
  children: ReactNode
}

/**
 * A dialog: from below on a phone, in the middle elsewhere. The browser's own element keeps the focus in and
 * gives it back; Escape and a tap beside it close it.
 */
export function Dialog({ title, closeLabel, tall = false, onClosed, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  useStillPage()
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Where to begin is the content's to say; the browser would choose the button that closes.
    shown?.querySelector<HTMLElement>('[data-first]')?.focus()
    return () => shown?.close()
  }, [])
  const close = () => dialog.current?.close()
  const beginAnew = () => heading.current?.focus()
  const closeBeside = ({ target }: MouseEvent) => {
    if (target === dialog.current) close()
  }
  return (
    <Sheet
      ref={dialog}
      aria-labelledby={titleId}
      data-tall={tall || undefined}
      onClick={closeBeside}
      onClose={() => {
        // A dialog that was closed and opened again at once is still open.
        if (!dialog.current?.open) onClosed()
      }}
    >
      <DialogBody>
        <Head>
          <Title ref={heading} id={titleId} tabIndex={-1}>
            {title}
          </Title>
          {closeLabel !== undefined && (
            <IconButton type="button" aria-label={closeLabel} onClick={close}>
              <X size={22} strokeWidth={1.75} aria-hidden />
            </IconButton>
          )}
        </Head>
        <CloseContext value={close}>
          <AnewContext value={beginAnew}>{children}</AnewContext>
        </CloseContext>
      </DialogBody>
    </Sheet>
  )
}

const Sheet = chakra('dialog', {
  base: {
    position: 'fixed',
    insetInline: '0',
    marginInline: 'auto',
    marginBlockStart: 'auto',
    marginBlockEnd: { base: '0', md: 'auto' },
    width: 'full',
    maxWidth: '440px',
    maxHeight: '85dvh',
    overflow: 'hidden',
    borderRadius: { base: '24px 24px 0 0', md: '24px' },
    background: 'card',
    color: 'ink',
    boxShadow: 'float',
    transition: 'opacity {durations.calm} ease-out, transform {durations.calm} ease-out',
    _open: { display: 'flex', _starting: { opacity: 0, transform: 'translateY(24px)' } },
    _backdrop: { background: 'shade' },
    '&[data-tall]': { height: { base: '85dvh', md: 'min(85dvh, 640px)' } },
  },
})

/** Fills the sheet, so that a tap on the sheet itself is one beside it. */
const DialogBody = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minWidth: 0,
    minHeight: 0,
    overflowY: 'auto',
    padding: '5',
    paddingBlockEnd: 'calc(20px + env(safe-area-inset-bottom))',
  },
})

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    paddingBlockEnd: '2',
    '& > button': { marginInlineEnd: '-10px' },
  },
})

const Title = chakra('h2', {
  base: {
    fontSize: '20',
    fontWeight: 'bold',
    lineHeight: '1.3',
    letterSpacing: '-0.01em',
    outline: 'none',
    // A title that is scrolled into view keeps its distance from the edge.
    scrollMarginBlock: '28px',
  },
})
