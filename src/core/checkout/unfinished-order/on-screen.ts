import { Observed } from '#src/lib/observed.ts'

/** Whether the screen that is open says how the last order stands. */
export const orderIsOnScreen = new Observed(false)
