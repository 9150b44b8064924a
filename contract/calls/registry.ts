import * as app from './app.ts'
import * as home from './home.ts'
import * as session from './session.ts'

/** Every call there is. The server does not start while one of them is unimplemented. */
export const calls = [
  app.getSettings,
  app.getAllLanguages,
  app.getSingleLanguage,
  app.getCountryCodes,
  app.getPages,
  home.getHome,
  session.logout,
  session.getSessions,
  session.endSession,
] as const

/** One of the calls there are. */
export type AnyCall = (typeof calls)[number]
