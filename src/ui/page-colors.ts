/** What the page stands on: known outside the tokens to the browser's own bars and to the accent's contrast. */
export const pageColors = { light: '#fbfaf7', dark: '#111413' } as const
