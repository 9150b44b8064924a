import type { Config } from './config.ts'

/** What a person sees who has just typed `npm start`. */
export function banner(config: Config): string {
  const at = config.publicOrigin
  return `
  Quayside is open at  ${at}
  Codes and mails      ${at}/dev/outbox
  Settings             npm run operator -- settings
  Stop                 Ctrl-C

`
}
