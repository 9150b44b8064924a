/** The name of the cache in which the page saves the pictures of saved areas, and in which the worker finds them. */
export const areaCache = 'areas'
