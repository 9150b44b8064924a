import { chakra } from '@chakra-ui/react'
import { domAnimation, LazyMotion, m } from 'framer-motion'
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { useSlide } from './use-slide.ts'
import { useStillPage } from './use-still-page.ts'

const CloseContext = createContext<() => void>(() => {})

/** Closes the surrounding drawer: it slides away, with the focus back where it came from. */
export const useCloseDrawer = () => use(CloseContext)

interface Props {
  label: string
  /** Called once it has closed. */
  onClosed: () => void
  children: ReactNode
}

/**
 * A panel from the side where reading begins, over a page that waits. The browser's own dialog keeps the
 * focus in and the page behind still; a swipe towards its edge, Escape and a tap beside it close it.
 */
export function Drawer({ label, onClosed, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const { x, away, close, swipe } = useSlide(panel, () => dialog.current?.close())
  const shade = useRef<HTMLDivElement>(null)

  // The page behind gets darker as the drawer opens, and lighter as a finger drags the drawer away.
  useLayoutEffect(() => {
    const dim = (at: number) => {
      if (shade.current) shade.current.style.opacity = String(1 - Math.min(1, Math.abs(at / away())))
    }
    dim(x.get())
    return x.on('change', dim)
  }, [x, away])

  useStillPage()
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])

  // A link leads on at once: nothing glides over the screen that comes.
  const leave = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a[href]')) dialog.current?.close()
  }

  return (
    <LazyMotion features={domAnimation} strict>
      <Layer
        ref={dialog}
        aria-label={label}
        onClose={onClosed}
        onCancel={(event) => {
          event.preventDefault()
          close()
        }}
        onClick={leave}
      >
        <Dim ref={shade} onClick={close} />
        <Panel ref={panel} style={{ x }} {...swipe}>
          <CloseContext value={close}>{children}</CloseContext>
        </Panel>
      </Layer>
    </LazyMotion>
  )
}

const Layer = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: 0,
    width: 'full',
    height: 'full',
    maxWidth: 'none',
    maxHeight: 'none',
    overflow: 'hidden',
    background: 'transparent',
    color: 'ink',
    '&::backdrop': { background: 'transparent' },
  },
})

const Dim = chakra('div', { base: { position: 'absolute', inset: 0, background: 'shade' } })

const Panel = chakra(m.div, {
  base: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    width: 'min(86%, 344px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingBlockStart: 'env(safe-area-inset-top)',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    background: 'bg',
    boxShadow: 'float',
    borderStartEndRadius: '24px',
    borderEndEndRadius: '24px',
    touchAction: 'pan-y',
  },
})
