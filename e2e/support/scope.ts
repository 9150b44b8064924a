/** Does everything there is run, or what lands? */
export const isFull = process.env.TEST_SCOPE === 'full'

/** Are pictures of the screens taken? LOOK=keep puts them where they are committed, LOOK=take where they are for this run alone. */
export const takesPictures = Boolean(process.env.LOOK)
export const pictureFolder = process.env.LOOK === 'keep' ? 'e2e/look/pictures' : 'test-results/look'
