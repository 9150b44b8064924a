import { chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { createContext, type MouseEvent, type ReactNode, use, useEffect, useId, useRef } from 'react'
import { IconButton } from './icon-button.tsx'
import { useStillPage } from './use-still-page.ts'

const CloseContext = createContext<() => void>(() => {})
const AnewContext = createContext<() => void>(() => {})

/** Closes the dialog around, with the focus back where it came from. */
export const useCloseDialog = () => use(CloseContext)

/** Begins the dialog around anew, at its title: for a step whose button goes away with what was shown. */
export const useBeginAnew = () => use(AnewContext)

interface Props {
  title: string
  /** What its closing button is called. A question has none: its answers close it. */
  closeLabel?: string
  /** As tall as the screen allows, whatever is in it: a list that grows and shrinks must not jump. */
  tall?: boolean
  /** Called once it is away. */
  onClosed: () => void
  children: ReactNode
}

/**
 * Something over the page that wants an answer: from below on a phone, in the middle elsewhere. The browser's own
 * dialog keeps the focus in and gives it back; Escape and a tap beside it close it.
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
        // Closed and shown again within one moment, it is still there.
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
    // As far from the edge as it stands.
    scrollMarginBlock: '28px',
  },
})
