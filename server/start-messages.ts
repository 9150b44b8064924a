import type { Config } from './config.ts'

interface Person {
  name: string
  phone: string
}

/** What a person sees who has just typed `npm start`. */
export function banner(config: Config, people: readonly Person[] = []): string {
  const at = config.publicOrigin
  return `
  Quayside is open at  ${at}
  Log in with          ${people.map((it) => `${it.phone}  ${it.name}`).join(`\n${' '.repeat(23)}`)}
                       or any number of your own
  Codes and mails      ${at}/dev/outbox
  Settings             npm run operator -- settings
  Stop                 Ctrl-C

`
}
