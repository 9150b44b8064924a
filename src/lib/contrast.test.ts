import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, lit, readable } from './contrast.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((it) => `#${it.toString(16).padStart(6, '0')}`)

describe('an accent on a background', () => {
  it('measures contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })

  it('stays as the operator chose it where it can be read', () => {
    expect(readable('#0b7a75', '#ffffff', '#000000')).toBe('#0b7a75')
  })

  it('glows in the dark without changing its hue', () => {
    expect(lit('#0b7a75')).toBe('#11b8b0')
    expect(lit('#ffd400')).toBe('#ffd400')
    expect(lit('#000000')).toBe('#000000')
  })

  it('is readable whatever the operator chose', () => {
    fc.assert(
      fc.property(color, (chosen) => {
        expect(contrast(readable(chosen, '#fbfaf7', '#000000'), '#fbfaf7')).toBeGreaterThanOrEqual(4.5)
        expect(contrast(readable(chosen, '#111413', '#ffffff'), '#111413')).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })
})
