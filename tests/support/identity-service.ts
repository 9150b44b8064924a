import { afterAll, beforeAll } from 'vitest'
import { freePort } from './free-port.ts'
import { openIdentityProvider, type People } from './identity-provider.ts'

export interface IdentityService {
  issuer: string
  people: People
  /** Logs in at the provider in place of a browser, and answers the address to which it leads back. */
  visit(authorizationUrl: string, subject: string): Promise<URL>
}

/** An OpenID provider for the tests of a file. */
export function identityService(redirectUri: string): IdentityService {
  const people: People = new Map()
  const service: IdentityService = { issuer: '', people, visit }
  let close = () => {}
  beforeAll(async () => {
    const port = await freePort()
    service.issuer = `http://127.0.0.1:${port}`
    close = await openIdentityProvider({ port, redirectUri, people })
  })
  afterAll(() => close())
  return service
}

/** Follows redirects with cookies, like a browser, until they leave the provider. */
async function visit(authorizationUrl: string, subject: string): Promise<URL> {
  const jar = new Map<string, string>()
  const { origin } = new URL(authorizationUrl)
  let next = new URL(authorizationUrl)
  for (let step = 0; step < 8; step += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(next, { redirect: 'manual', headers: { cookie } })
    await answer.body?.cancel()
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      jar.set(name, value)
    }
    next = new URL(answer.headers.get('location') ?? '', next)
    if (next.origin !== origin) return next
    if (next.pathname.startsWith('/interaction/')) next.searchParams.set('as', subject)
  }
  throw new Error(`The service led nowhere: ${next}`)
}
