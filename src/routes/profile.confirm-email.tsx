import { createFileRoute } from '@tanstack/react-router'
import { ConfirmEmail } from '#src/core/account/profile/confirm-email.tsx'

export const Route = createFileRoute('/profile/confirm-email')({
  component: ConfirmEmail,
  staticData: { title: 'confirm.title', header: 'back', alone: true },
})
