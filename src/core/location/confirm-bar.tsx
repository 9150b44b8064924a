import { chakra } from '@chakra-ui/react'
import { MapPin } from 'lucide-react'
import { type Ref, useState } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { Button } from '#src/ui/button.tsx'
import { WhiteBox } from '#src/ui/white-box.ts'
import type { PickedLocation } from './use-picked-location.ts'

interface Props {
  name: PickedLocation['name']
  /** Whether the pin is about to move somewhere else. */
  isFinding: boolean
  onConfirm: () => Promise<void>
  buttonRef: Ref<HTMLButtonElement>
}

/** The name of the picked location, and the button that confirms it. */
export function ConfirmBar({ name: { state, text }, isFinding, onConfirm, buttonRef }: Props) {
  const { t } = useSpeech()
  const [isBusy, setIsBusy] = useState(false)
  const confirm = async () => {
    if (isFinding) return
    setIsBusy(true)
    await onConfirm().finally(() => setIsBusy(false))
  }
  return (
    <WhiteBox>
      <Line role="status">
        <MapPin size={20} strokeWidth={1.75} aria-hidden />
        <Words>
          {isFinding || state === 'coming' ? (
            <chakra.span color="muted">{t('place.lookingUp')}</chakra.span>
          ) : state === 'none' ? (
            <chakra.span color="muted">{t('place.unset')}</chakra.span>
          ) : (
            <Name dir="auto">{text}</Name>
          )}
          {!isFinding && state === 'missing' && <Small>{t('place.nameless')}</Small>}
        </Words>
      </Line>
      <Button
        ref={buttonRef}
        type="button"
        disabled={isBusy}
        // The button stays enabled to keep the focus that it gets when the location is found.
        aria-disabled={isFinding || state === 'none'}
        aria-busy={isBusy}
        onClick={() => void confirm()}
      >
        {t('place.here')}
      </Button>
    </WhiteBox>
  )
}

// As high with one line as with two, so that the map above the bar does not move.
const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'touch',
    '& > svg': { flex: 'none', color: 'accent' },
  },
})

const Words = chakra('div', { base: { display: 'grid', minWidth: 0, lineHeight: '1.3' } })

const Name = chakra('span', { base: { fontWeight: 'semibold', lineClamp: 2 } })

const Small = chakra('span', { base: { color: 'muted', fontSize: '14' } })
