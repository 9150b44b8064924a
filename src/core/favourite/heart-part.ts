/** The code of the hearts on cards, which comes for who is logged in. */
export const heartPart = () => import('./card-heart.tsx')
