import { Observed } from '#src/lib/observed.ts'

/** Whether the server has said that it no longer answers this version. */
export const tooOld = new Observed(false)
