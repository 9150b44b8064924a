import type { TextKey } from '#contract/texts/en.ts'

declare module '@tanstack/react-router' {
  /** What a route says of its screen. */
  interface StaticDataRouteOption {
    /** Its name in the browser's tab, beside the store's; the home screen has the store's alone. */
    title?: TextKey
    /** Above a screen that one comes to from another stands the way back, and not who and where one is. */
    header?: 'back' | 'none'
    /** One thing to be done and left again: on a phone, where the keyboard needs the room, no tab bar is below it. */
    alone?: boolean
    frame?: Frame
  }
}

/**
 * How the screen stands in the page: as long as it is, or as large as what is seen of it, without a margin; the
 * latter everywhere, or only where there is room for two things side by side.
 */
export type Frame = 'full' | 'wide'

/** What the innermost route says of the screen. */
export interface Screen {
  title?: TextKey
  header?: 'back' | 'none'
  alone?: boolean
  frame?: Frame
}
