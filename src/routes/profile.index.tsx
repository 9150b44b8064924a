import { createFileRoute } from '@tanstack/react-router'
import { ThemeChoice } from '#src/app/theme-choice.tsx'
import { Profile } from '#src/core/account/profile/profile.tsx'

export const Route = createFileRoute('/profile/')({
  component: () => <Profile look={<ThemeChoice />} />,
  staticData: { title: 'menu.profile', header: 'back' },
})
