import { createFileRoute } from '@tanstack/react-router'
import { ForgotPassword } from '#src/core/account/email/forgot-password.tsx'

export const Route = createFileRoute('/login/email/forgot-password')({
  component: ForgotPassword,
  staticData: { title: 'forgot.title', header: 'back', alone: true },
})
