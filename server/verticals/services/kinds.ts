/** Stores have no kind of their own: they are what one finds. */
export const STORE = ''
/** Somebody who works at stores, with a page of their own. */
export const PROFESSIONAL = 'professional'
