import { createFileRoute } from '@tanstack/react-router'
import { Register } from '#src/core/account/email/register.tsx'
import { countriesIn } from '#src/core/account/phone/country.ts'

export const Route = createFileRoute('/register/')({
  // Nothing of the loader is needed before this screen opens, so its code is loaded with the screen's.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => context.prepare(({ language }) => countriesIn(language.id)),
  component: () => <Register />,
  staticData: { title: 'register.short', header: 'back', alone: true },
})
