/** Loads the hearts on cards, for who is logged in. */
export const heartPart = () => import('./card-heart.tsx')
