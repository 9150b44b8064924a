import { createFileRoute } from '@tanstack/react-router'
import { Login } from '#src/core/account/login/login.tsx'
import { countriesIn } from '#src/core/account/phone/country.ts'

export const Route = createFileRoute('/login/$refcode')({
  // Nothing of the loader is needed before this screen opens, so its code is loaded with the screen's.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => context.prepare(({ language }) => countriesIn(language.id)),
  component: LoginRoute,
  staticData: { title: 'login.short', header: 'back', alone: true },
})

function LoginRoute() {
  return <Login refcode={Route.useParams().refcode} />
}
