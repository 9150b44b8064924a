/** The texts for where things are collected and brought back (`place`). */
export const collectTexts = { pickup: 'visit.collectingAt', drop: 'visit.bringingTo' } as const
