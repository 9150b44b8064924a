import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { ParsedRequestOf } from '#contract/call.ts'
import type { finishSocialLogin, SocialProvider as ProviderName } from '#contract/calls/account.ts'
import type { Attempts } from '#server/modules/attempts/service.ts'
import type { Departure, SocialProvider } from '#server/ports/social-login.ts'
import { Refusal } from '#server/refusal.ts'
import { continueLogin, type LoginReply, loggedIn } from '../answers/login-answers.ts'
import { refuseDisabled } from '../answers/refuse-disabled.ts'
import type { Deps, Visitor } from '../deps.ts'
import type { Sessions } from '../sessions/sessions.ts'
import * as repo from './repo.ts'

const LIFE_MS = 15 * 60_000

interface Parts {
  attempts: Attempts
  sessions: Sessions
}

type Ticket = NonNullable<Awaited<ReturnType<typeof repo.findTicket>>>

/**
 * Logs people in with another service. A ticket stays on the device meanwhile, so that nobody can end a login
 * that another began.
 */
export class SocialLogin {
  readonly #deps: Deps
  readonly #parts: Parts

  constructor(deps: Deps, parts: Parts) {
    this.#deps = deps
    this.#parts = parts
  }

  async begin(name: ProviderName, { address }: Visitor) {
    const provider = await this.#provider(name)
    await this.#parts.attempts.count({ 'social:address': address })
    const [ticket, state, nonce, codeVerifier] = [secret(), secret(), secret(), secret()]
    const departure = { redirectUri: this.#redirectUri(name), state, nonce, codeVerifier }
    const authorization_url = await provider.authorizationUrl(departure).catch(silent)
    const now = this.#deps.clock.now()
    await repo.addTicket(this.#deps.database.query, {
      ticket_hash: hashOf(ticket),
      provider: name,
      state_hash: hashOf(state),
      nonce,
      code_verifier: codeVerifier,
      created_at: now,
      expires_at: new Date(now.getTime() + LIFE_MS),
    })
    return { authorization_url, accessToken: ticket }
  }

  /**
   * Logs in the account with this issuer and subject. Any other person has to prove a number first; an e-mail
   * address proves nothing.
   */
  async finish(
    { accessToken, code, state, iss }: ParsedRequestOf<typeof finishSocialLogin>,
    { device, log }: Visitor,
  ): Promise<LoginReply> {
    const { query } = this.#deps.database
    const ticket = await this.ticket(accessToken)
    if (!timingSafeEqual(ticket.state_hash, hashOf(state))) throw deadTicket()
    if (!(await repo.spend(query, ticket.ticket_hash))) throw deadTicket()
    const departure: Departure = {
      redirectUri: this.#redirectUri(ticket.provider),
      state,
      nonce: ticket.nonce,
      codeVerifier: ticket.code_verifier,
    }
    const provider = await this.#provider(ticket.provider)
    const identity = await provider.identify(departure, { code, iss }).catch(silent)
    const known = await repo.findByIdentity(query, identity)
    if (!known) {
      await repo.noteIdentity(query, ticket.ticket_hash, identity)
      const { name, email } = identity
      return continueLogin({ enter_phone_after_social_login: true, known_as: { name, email } })
    }
    refuseDisabled(known, this.#deps.clock.now())
    const auth_token = await this.#deps.database.transaction(async (tx) => {
      await repo.dropTicket(tx, ticket.ticket_hash)
      return this.#parts.sessions.begin(tx, known.id, device)
    })
    log.info({ account: known.id, by: ticket.provider }, 'logged in')
    return loggedIn({ id: known.id, name: known.name, auth_token })
  }

  /** Finds a ticket. Throws NOT_FOUND where it is used or too old. */
  async ticket(accessToken: string): Promise<Ticket> {
    const found = await repo.findTicket(
      this.#deps.database.query,
      hashOf(accessToken),
      this.#deps.clock.now(),
    )
    if (!found) throw deadTicket()
    return found
  }

  async sweep(): Promise<void> {
    await repo.dropOldTickets(this.#deps.database.query, this.#deps.clock.now())
  }

  async #provider(name: ProviderName): Promise<SocialProvider> {
    const settings = await this.#deps.settings.settings()
    const { social } = this.#deps
    const offered = {
      google: settings.enableGoogleLogin && settings.googleAppId && social.google(settings.googleAppId),
      facebook:
        settings.enableFacebookLogin && settings.facebookAppId && social.facebook(settings.facebookAppId),
    }
    const provider = offered[name]
    if (!provider) throw new Refusal('NOT_FOUND', 'error.notFound')
    return provider
  }

  #redirectUri(name: string): string {
    return `${this.#deps.publicOrigin}/login/social/${name}`
  }
}

export function deadTicket(): Refusal {
  return new Refusal('NOT_FOUND', 'account.deadLogin')
}

function silent(cause: unknown): never {
  throw new Refusal('UNAVAILABLE', 'account.providerFailed', { cause })
}

function secret(): string {
  return randomBytes(32).toString('base64url')
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
