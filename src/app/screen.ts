import type { TextKey } from '#contract/texts/en.ts'

declare module '@tanstack/react-router' {
  /** The properties that a route sets for its screen. */
  interface StaticDataRouteOption {
    /** The screen's name in the browser's tab, beside the store's; the home screen has the store's alone. */
    title?: TextKey
    /** The header; on a screen reached from another it is the way back, and not the person and the location. */
    header?: 'back' | 'none'
    /** Whether the screen is one task: then it has no tab bar on a phone, where the keyboard needs the room. */
    alone?: boolean
    frame?: Frame
  }
}

/**
 * How the screen stands in the page: as long as its content, or as large as the window and without margins;
 * the latter always, or only where there is room for two columns.
 */
export type Frame = 'full' | 'wide'

/** The screen data of the innermost route. */
export interface Screen {
  title?: TextKey
  header?: 'back' | 'none'
  alone?: boolean
  frame?: Frame
}
