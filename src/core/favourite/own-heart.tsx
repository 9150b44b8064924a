import { chakra } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { Heart as HeartIcon } from 'lucide-react'
import { useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import { type Favouring, useVerticals } from '#src/core/listing/vertical.ts'
import { QuietChoice } from '#src/ui/button.tsx'
import { FloatingButton } from '#src/ui/floating-button.ts'
import { FloatingWord } from '#src/ui/floating-word.ts'
import type { HeartProps } from './heart-props.ts'
import { useFavourite } from './use-favourite.ts'
import { writeFavourite } from './write-favourite.ts'

/** The heart for somebody who is logged in; none where the vertical has no favourites. */
export function OwnHeart(props: HeartProps) {
  const { vertical, listing } = props
  const of = useVerticals()[vertical].favourite?.(listing.kind ?? '')
  return of && <Pressed {...props} of={of} />
}

function Pressed({ of, isSmall, words, onWrite, ...heart }: HeartProps & { of: Favouring }) {
  const { t } = useSpeech()
  const [trouble, setTrouble] = useState<unknown>()
  const [wasPressed, setPressed] = useState(false)
  const onUndone = useCallback((why: unknown) => setTrouble(why), [])
  const write = useWrite(of.page, heart, onWrite)
  const { isFavourite, change } = useFavourite({ ...heart, call: of.call, write, onUndone })
  const failure = useFailureText(trouble)
  const word = (
    <FloatingWord role={isSmall ? 'alert' : 'status'} data-said={trouble !== undefined || undefined}>
      {trouble !== undefined && (typeof trouble === 'string' && trouble !== '' ? trouble : failure)}
    </FloatingWord>
  )
  const press = () => {
    setTrouble(undefined)
    setPressed(true)
    change(!isFavourite)
  }
  return (
    <>
      {words ? (
        <Worded type="button" aria-pressed={isFavourite} onClick={press}>
          <HeartIcon size={18} strokeWidth={1.75} aria-hidden />
          {t(isFavourite ? words.on : words.off)}
        </Worded>
      ) : (
        <FloatingButton
          type="button"
          aria-pressed={isFavourite}
          aria-label={t('favourite.of', { title: heart.listing.title })}
          data-small={isSmall}
          data-pops={wasPressed || undefined}
          onClick={press}
        >
          <HeartIcon size={20} strokeWidth={1.75} aria-hidden />
        </FloatingButton>
      )}
      {/* A card would cut the message off at its edge. */}
      {isSmall ? trouble !== undefined && createPortal(word, document.body) : word}
    </>
  )
}

const Worded = chakra(QuietChoice, {
  base: { '&[aria-pressed=true] svg': { color: 'danger', fill: 'currentColor' } },
})

function useWrite(page: string, { vertical, listing: { slug } }: HeartProps, onWrite: HeartProps['onWrite']) {
  const queries = useQueryClient()
  return useCallback(
    (isFavourite: boolean) => {
      writeFavourite(queries, { vertical, slug, page }, isFavourite)
      onWrite?.(isFavourite)
    },
    [queries, vertical, slug, page, onWrite],
  )
}
