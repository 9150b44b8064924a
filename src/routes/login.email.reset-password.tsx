import { createFileRoute } from '@tanstack/react-router'
import { ResetPassword } from '#src/core/account/email/reset-password.tsx'

export const Route = createFileRoute('/login/email/reset-password')({
  component: ResetPassword,
  staticData: { title: 'reset.title', header: 'back', alone: true },
})
