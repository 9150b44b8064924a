import { chakra } from '@chakra-ui/react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { beginSocialLogin, type SocialProvider } from '#contract/calls/account.ts'
import { readSettings } from '#contract/settings.ts'
import { Trouble } from '#src/core/account/trouble.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { settings } from '#src/core/settings/queries.ts'
import { send } from '#src/data/provider/call.ts'
import { QuietChoice } from '#src/ui/button.tsx'
import { BrandMark } from './brand-mark.tsx'
import { savePendingLogin } from './pending-login.ts'

const defaults = readSettings([])

/** The buttons for social logins that the operator offers. */
export function SocialWays({ refcode }: { refcode: string | undefined }) {
  const { t } = useSpeech()
  const { enableGoogleLogin, enableFacebookLogin } = useQuery(settings.values()).data ?? defaults
  const go = useMutation({
    mutationFn: async (provider: SocialProvider) => {
      const { authorization_url, accessToken } = await send(beginSocialLogin, { provider })
      savePendingLogin({ provider, accessToken, ...(refcode ? { refcode } : {}) })
      location.assign(authorization_url)
    },
  })
  if (!enableGoogleLogin && !enableFacebookLogin) return null
  const way = (provider: SocialProvider) => (
    <QuietChoice
      type="button"
      minHeight="control"
      aria-disabled={go.isPending || undefined}
      onClick={() => !go.isPending && go.mutate(provider)}
    >
      <BrandMark of={provider} />
      {t(`social.${provider}`)}
    </QuietChoice>
  )
  return (
    <chakra.div display="grid" gap="3">
      <Or>{t('social.or')}</Or>
      {enableGoogleLogin && way('google')}
      {enableFacebookLogin && way('facebook')}
      {go.error && <Trouble error={go.error} />}
    </chakra.div>
  )
}

const Or = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    color: 'muted',
    fontSize: '14',
    _before: { content: '""', flex: 1, height: '1px', background: 'line' },
    _after: { content: '""', flex: 1, height: '1px', background: 'line' },
  },
})
