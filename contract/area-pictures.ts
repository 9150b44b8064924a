/** Where the page keeps the pictures of areas that were saved, and the worker finds them. */
export const areaCache = 'areas'
