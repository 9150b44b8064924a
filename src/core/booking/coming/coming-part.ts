/** Loads the banner of the next booking, for people who have one. */
export const comingPart = () => import('./coming-banner.tsx')
