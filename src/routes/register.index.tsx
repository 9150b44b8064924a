import { createFileRoute } from '@tanstack/react-router'
import { Register } from '#src/core/account/email/register.tsx'
import { countriesIn } from '#src/core/account/phone/country.ts'

export const Route = createFileRoute('/register/')({
  // None of it is needed before one comes here, so the loader comes with the screen.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => context.prepare(({ language }) => countriesIn(language.id)),
  component: () => <Register />,
  staticData: { title: 'register.short', header: 'back', alone: true },
})
