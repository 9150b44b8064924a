import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import Provider from 'oidc-provider'
import { client } from './identity-client.ts'

interface Claims {
  name: string
  email: string
}

/** The accounts at the provider, by subject. */
export type People = Map<string, Claims>

/** The storage of the provider, for as long as the test lasts. */
class Shelf {
  static readonly #kept = new Map<string, Record<string, unknown>>()
  static readonly #byUid = new Map<string, string>()
  readonly #sort: string

  constructor(sort: string) {
    this.#sort = sort
  }

  async upsert(id: string, payload: Record<string, unknown>): Promise<void> {
    Shelf.#kept.set(`${this.#sort} ${id}`, payload)
    if (typeof payload.uid === 'string') Shelf.#byUid.set(payload.uid, id)
  }

  async find(id: string) {
    return Shelf.#kept.get(`${this.#sort} ${id}`)
  }

  async findByUid(uid: string) {
    return this.find(Shelf.#byUid.get(uid) ?? '')
  }

  async consume(id: string): Promise<void> {
    const payload = await this.find(id)
    if (payload) payload.consumed = Math.floor(Date.now() / 1000)
  }

  async destroy(id: string): Promise<void> {
    Shelf.#kept.delete(`${this.#sort} ${id}`)
  }

  async revokeByGrantId(): Promise<void> {}
}

interface Options {
  port: number
  redirectUri: string
  people: People
}

/**
 * A real OpenID provider on this machine with strict rules: always PKCE, exact addresses. A visitor chooses
 * whom to be. Answers how to stop it.
 */
export async function openIdentityProvider({ port, redirectUri, people }: Options): Promise<() => void> {
  const provider = openProvider(`http://127.0.0.1:${port}`, redirectUri, people)
  const answer = provider.callback()
  const server = createServer((request, response) => {
    const [, subject] = /^\/interaction\/[^?]*(?:\?as=([^&]+))?/.exec(request.url ?? '') ?? [undefined]
    if (subject)
      return void provider.interactionFinished(request, response, { login: { accountId: subject } })
    if (!request.url?.startsWith('/interaction/')) return answer(request, response)
    const ways = [...people].map(([it, { name }]) => `<p><a href="?as=${it}">Continue as ${name}</a></p>`)
    response.setHeader('content-type', 'text/html; charset=utf-8').end(ways.join(''))
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return () => {
    server.closeAllConnections()
    server.close()
  }
}

function openProvider(issuer: string, redirectUri: string, people: People): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return new Provider(issuer, {
    adapter: Shelf,
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [redirectUri] }],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'test' }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: { openid: ['sub'], email: ['email'], profile: ['name'] },
    // Google puts the claims about the person into the token too.
    conformIdTokenClaims: false,
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: unknown, sub: string) => ({
      accountId: sub,
      claims: async () => ({ sub, ...people.get(sub) }),
    }),
    async loadExistingGrant({ oidc }: { oidc: { provider: Provider; session: { accountId: string } } }) {
      const grant = new oidc.provider.Grant({ clientId: client.id, accountId: oidc.session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
}
