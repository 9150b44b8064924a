// The package has no types; these are as many as the tests need.
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  // biome-ignore lint/style/noDefaultExport: that is how the package exports it.
  export default class Provider {
    constructor(issuer: string, configuration: object)
    Grant: new (who: {
      clientId: string
      accountId: string
    }) => {
      addOIDCScope(scope: string): void
      save(): Promise<string>
    }
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: { login: { accountId: string } },
    ): Promise<void>
  }
}
