/** The next booking's code, which comes for who has one. */
export const comingPart = () => import('./coming-banner.tsx')
