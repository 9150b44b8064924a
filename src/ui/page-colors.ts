/**
 * The colours of the page's background: outside the tokens too, for the browser's bars and the accent's
 * contrast.
 */
export const pageColors = { light: '#fbfaf7', dark: '#111413' } as const
