/** Whether pictures of the screens are taken: LOOK=keep puts them where they are committed, LOOK=take where they last for this run. */
export const takesPictures = Boolean(process.env.LOOK)
export const pictureFolder = process.env.LOOK === 'keep' ? 'e2e/look/pictures' : 'test-results/look'
