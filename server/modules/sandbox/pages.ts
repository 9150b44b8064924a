import type { FastifyInstance, FastifyRequest } from 'fastify'
import { formatMinor, minor } from '#contract/money.ts'
import { plainLook } from '#server/http/pages/plain-page.ts'
import type { SettingsService } from '../settings/service.ts'
import { type PageText, page, pageTexts, textKey } from './page.ts'
import { deliveries, type SandboxGateway } from './service.ts'

interface Deps {
  sandbox: SandboxGateway
  settings: SettingsService
  languageOf: (request: FastifyRequest) => Promise<string>
}

type Named = { Params: { id: string } }

/**
 * Serves `/public/sandbox/…`, where people pay while no real gateway is set up. Its news arrives by the
 * webhook, as that of a real one would.
 */
export async function registerSandbox(app: FastifyInstance, { sandbox, ...at }: Deps): Promise<void> {
  sandbox.deliverTo(async (payload, signature) => {
    const headers = { 'content-type': 'application/json', 'payment-signature': signature }
    const taken = await app.inject({ method: 'POST', url: '/public/webhooks/payments', payload, headers })
    return taken.statusCode
  })
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, new URLSearchParams(body.toString())),
    )
    scope.get<Named>('/public/sandbox/:id', async (request, reply) => {
      const checkout = await sandbox.find(request.params.id)
      if (!checkout) return reply.redirect('/', 303)
      const { description, currency, amount_minor, return_url: returnUrl } = checkout
      const language = await at.languageOf(request)
      const isOpen = sandbox.stateOf(checkout) === 'open'
      const html = page({
        ...(await look(at.settings, language)),
        ...{
          description,
          returnUrl,
          amount: await amountOf(at.settings, { amount_minor, currency, language }),
        },
        action: isOpen ? `/public/sandbox/${checkout.id}` : undefined,
      })
      return reply.header('Cache-Control', 'no-store').type('text/html; charset=utf-8').send(html)
    })
    scope.post<Named>('/public/sandbox/:id', async (request, reply) => {
      const checkout = await sandbox.find(request.params.id)
      if (!checkout) return reply.redirect('/', 303)
      const said = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const delivery = deliveries.find((it) => it === said.get('delivery')) ?? 'at_once'
      const state = said.get('decision') === 'paid' ? 'paid' : 'declined'
      if (sandbox.stateOf(checkout) === 'open') await sandbox.decide(checkout.id, state, delivery)
      return reply.redirect(checkout.return_url, 303)
    })
  })
}

async function look(settings: SettingsService, language: string) {
  const plain = await plainLook(settings, language)
  const { store } = plain
  const words = await Promise.all(
    pageTexts.map(async (it) => [it, await settings.say(language, textKey(it), { store })] as const),
  )
  return { ...plain, words: Object.fromEntries(words) as Record<PageText, string> }
}

async function amountOf(
  settings: SettingsService,
  of: { amount_minor: number; currency: string; language: string },
): Promise<string> {
  const { currencySymbol, currencySymbolAlign: side } = await settings.settings()
  return formatMinor(minor(of.amount_minor), of.currency, { currencySymbol, side, locale: of.language })
}
