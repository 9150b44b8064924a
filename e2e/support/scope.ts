/**
 * Whether the screens are photographed: LOOK=keep writes to the committed pictures, LOOK=take to those of
 * this run.
 */
export const takesPictures = Boolean(process.env.LOOK)
export const pictureFolder = process.env.LOOK === 'keep' ? 'e2e/look/pictures' : 'test-results/look'
