import { chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { BackIcon, OnIcon } from '#src/ui/directed-icons.tsx'
import { IconButtonOnDark } from '#src/ui/icon-button.tsx'
import { useStillPage } from '#src/ui/use-still-page.ts'
import { LargePicture } from './large-picture.tsx'

interface Props {
  pictures: readonly string[]
  first: number
  /** Called once it has closed and the focus is back on the picture that was opened. */
  onClosed: () => void
}

/** Pictures over the whole page; swipes, arrow keys and buttons lead from one to the next. */
export function Lightbox({ pictures, first, onClosed }: Props) {
  const { t } = useSpeech()
  const dialog = useRef<HTMLDialogElement>(null)
  const row = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(first)
  useStillPage()
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    row.current?.children[first]?.scrollIntoView({ behavior: 'instant', inline: 'center' })
    return () => shown?.close()
  }, [first])

  const show = (next: number) => row.current?.children[next]?.scrollIntoView({ inline: 'center' })
  const follow = () => {
    const { current } = row
    if (current) setAt(Math.round(Math.abs(current.scrollLeft) / Math.max(1, current.clientWidth)))
  }
  const press = (event: KeyboardEvent) => {
    const step = stepOf(event)
    if (step === 0) return
    event.preventDefault()
    show(Math.min(pictures.length - 1, Math.max(0, at + step)))
  }
  return (
    <Layer ref={dialog} aria-label={t('detail.gallery')} onClose={onClosed} onKeyDown={press}>
      <Row ref={row} onScroll={follow}>
        {pictures.map((src, index) => (
          <Slide key={src} aria-hidden={index !== at}>
            <LargePicture
              src={src}
              isNear={Math.abs(index - at) <= 1}
              label={t('detail.picture', { n: index + 1, total: pictures.length })}
            />
          </Slide>
        ))}
      </Row>
      <Count role="status">{t('detail.picture', { n: at + 1, total: pictures.length })}</Count>
      <Round
        type="button"
        aria-label={t('detail.closePictures')}
        top="max(12px, env(safe-area-inset-top))"
        insetInlineEnd="4"
        onClick={() => dialog.current?.close()}
      >
        <X size={22} strokeWidth={1.75} aria-hidden />
      </Round>
      {at > 0 && (
        <Turn
          type="button"
          aria-label={t('detail.previous')}
          insetInlineStart="4"
          onClick={() => show(at - 1)}
        >
          <BackIcon />
        </Turn>
      )}
      {at < pictures.length - 1 && (
        <Turn type="button" aria-label={t('detail.next')} insetInlineEnd="4" onClick={() => show(at + 1)}>
          <OnIcon size={24} />
        </Turn>
      )}
    </Layer>
  )
}

/** The step of an arrow key, which is reversed in right-to-left languages. */
function stepOf({ key, currentTarget }: KeyboardEvent): number {
  const onwards = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0
  return key === onwards ? 1 : -1
}

const Layer = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0',
    width: 'full',
    height: 'full',
    maxWidth: 'none',
    maxHeight: 'none',
    overflow: 'hidden',
    background: 'dusk',
    color: 'onBar',
    transition: 'opacity {durations.calm} ease-out',
    _open: { _starting: { opacity: 0 } },
  },
})

const Row = chakra('ul', {
  base: {
    display: 'flex',
    height: 'full',
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollSnapType: 'x mandatory',
    scrollBehavior: 'smooth',
    scrollbarWidth: 'none',
    listStyle: 'none',
    overscrollBehavior: 'contain',
  },
})

const Slide = chakra('li', {
  base: { flex: 'none', width: 'full', height: 'full', scrollSnapAlign: 'center', scrollSnapStop: 'always' },
})

const Count = chakra('p', {
  base: {
    position: 'absolute',
    top: 'max(12px, env(safe-area-inset-top))',
    insetInlineStart: '4',
    marginBlockStart: '6px',
    paddingInline: '3',
    borderRadius: 'pill',
    // Read over the brightest picture.
    background: 'dusk/80',
    lineHeight: '32px',
    fontSize: '14',
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'none',
  },
})

const onPictures = { position: 'absolute', background: 'dusk/60' } as const

const Round = chakra(IconButtonOnDark, { base: onPictures })

/** Buttons for the mouse; touch swipes, and keyboards have their arrows. */
const Turn = chakra(IconButtonOnDark, {
  base: { ...onPictures, top: 'calc(50% - 22px)', '@media (hover: none)': { display: 'none' } },
})
