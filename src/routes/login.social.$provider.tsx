import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { SocialReturn } from '#src/core/account/social/social-return.tsx'

const text = v.fallback(v.string(), '')

export const Route = createFileRoute('/login/social/$provider')({
  validateSearch: v.object({
    code: text,
    state: text,
    iss: v.fallback(v.optional(v.string()), undefined),
  }),
  component: SocialRoute,
  staticData: { title: 'login.short', header: 'back', alone: true },
})

function SocialRoute() {
  return <SocialReturn cameBack={Route.useSearch()} />
}
