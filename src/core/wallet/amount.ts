import * as v from 'valibot'
import { asciiDigits } from '#contract/phone.ts'

/** A schema for an amount as people type it, with a point or a comma, within bounds. */
export const typedAmount = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((text) => asciiDigits(text).replace(/[,٫]/, '.')),
    v.regex(/^\d{1,6}(\.\d{1,3})?$/),
    v.transform(Number),
    v.minValue(least),
    v.maxValue(most),
  )
