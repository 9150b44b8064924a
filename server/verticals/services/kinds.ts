/** The kind of a store. It is empty, because stores are what a search of services finds by default. */
export const STORE = ''
/** The kind of a person who works at stores and has a page of their own. */
export const PROFESSIONAL = 'professional'
