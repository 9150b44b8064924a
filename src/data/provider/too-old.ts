import { Observed } from '#src/lib/observed.ts'

/** The server has said that it answers this version no more. */
export const tooOld = new Observed(false)
