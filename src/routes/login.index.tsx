import { createFileRoute } from '@tanstack/react-router'
import { Login } from '#src/core/account/login/login.tsx'
import { countriesIn } from '#src/core/account/phone/country.ts'

export const Route = createFileRoute('/login/')({
  // None of it is needed before one comes here, so the loader comes with the screen.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => context.prepare(({ language }) => countriesIn(language.id)),
  component: () => <Login />,
  staticData: { title: 'login.short', header: 'back', alone: true },
})
