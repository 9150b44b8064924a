import { Heart as HeartIcon } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import { useVerticals } from '#src/core/listing/vertical.ts'
import { FloatingButton } from '#src/ui/floating-button.ts'
import { FloatingWord } from '#src/ui/floating-word.ts'
import type { HeartProps } from './heart-props.ts'
import { useFavourite } from './use-favourite.ts'

/** The heart of somebody who is logged in; where the vertical keeps none of its listings, there is none. */
export function OwnHeart(props: HeartProps) {
  const call = useVerticals()[props.vertical].favourite
  return call && <Pressed {...props} call={call} />
}

function Pressed({ call, ...of }: HeartProps & { call: Parameters<typeof useFavourite>[0]['call'] }) {
  const { t } = useSpeech()
  const [trouble, setTrouble] = useState<unknown>()
  const onUndone = useCallback((why: unknown) => setTrouble(why), [])
  const { isKept, change } = useFavourite({ ...of, call, onUndone })
  const failure = useFailureText(trouble)
  return (
    <>
      <FloatingButton
        type="button"
        aria-pressed={isKept}
        aria-label={t('favourite.of', { title: of.listing.title })}
        onClick={() => {
          setTrouble(undefined)
          change(!isKept)
        }}
      >
        <HeartIcon size={20} strokeWidth={1.75} aria-hidden />
      </FloatingButton>
      <FloatingWord role="status" data-said={trouble !== undefined || undefined}>
        {trouble !== undefined && (typeof trouble === 'string' && trouble !== '' ? trouble : failure)}
      </FloatingWord>
    </>
  )
}
