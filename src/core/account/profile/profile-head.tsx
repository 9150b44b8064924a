import { chakra } from '@chakra-ui/react'
import { Camera } from 'lucide-react'
import { useRef, useState } from 'react'
import type { User } from '#contract/entities/user.ts'
import { Avatar } from '#src/core/account/avatar.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { QuietButton } from '#src/ui/quiet-button.tsx'
import type { useProfile } from './use-profile.ts'

interface Props {
  me: User
  onChange: ReturnType<typeof useProfile>['change']
}

/** The person's picture and name; a new picture is shrunk on the device before it is sent. */
export function ProfileHead({ me, onChange }: Props) {
  const { t } = useSpeech()
  const file = useRef<HTMLInputElement>(null)
  const [isUnreadable, setUnreadable] = useState(false)
  const take = async (chosen: File | undefined) => {
    if (!chosen) return
    try {
      const { smallPicture } = await import('./small-picture.ts')
      await onChange({ avatar: await smallPicture(chosen) })
      setUnreadable(false)
    } catch {
      setUnreadable(true)
    }
  }
  return (
    <chakra.div display="flex" alignItems="center" gap="4">
      <Avatar name={me.name} src={me.avatar} size="large" />
      <chakra.div minWidth="0">
        <chakra.p fontSize="20" fontWeight="bold" letterSpacing="-0.01em" overflowWrap="anywhere" dir="auto">
          {me.name}
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" marginInlineStart="-12px">
          <QuietButton
            type="button"
            display="inline-flex"
            alignItems="center"
            gap="2"
            onClick={() => file.current?.click()}
          >
            <Camera size={18} strokeWidth={1.75} aria-hidden />
            {t(me.avatar ? 'profile.otherPicture' : 'profile.addPicture')}
          </QuietButton>
          {me.avatar && (
            <QuietButton type="button" onClick={() => void onChange({ avatar: null })}>
              {t('profile.noPicture')}
            </QuietButton>
          )}
        </chakra.div>
        {isUnreadable && (
          <chakra.p role="alert" color="danger" fontSize="14">
            {t('profile.unreadable')}
          </chakra.p>
        )}
        <input
          ref={file}
          type="file"
          accept="image/*"
          hidden
          onChange={({ target }) => {
            void take(target.files?.[0])
            target.value = ''
          }}
        />
      </chakra.div>
    </chakra.div>
  )
}
