import { Observed } from '#src/lib/observed.ts'

/** Whether the screen that is open shows the state of the last order. */
export const orderIsOnScreen = new Observed(false)
