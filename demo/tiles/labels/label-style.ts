import { rgb } from '../raster/paint.ts'
import type { Ink } from '../text/draw-text.ts'

/** How a kind of name is written; lengths in stylesheet pixels. */
export interface LabelStyle {
  ink: Ink
  size: number
  /** Between letters, as a share of the size. */
  spacing?: number
  /** How wide a line may get, as a share of the size. */
  wrap?: number
}

const paper = { colour: rgb('#ffffff'), width: 2.6, opacity: 0.86 }
const onWater = { colour: rgb('#c4dfea'), width: 2.4, opacity: 0.7 }
const onGreen = { colour: rgb('#eef6e8'), width: 2.6, opacity: 0.8 }

const plain = (size: number, colour: string): LabelStyle => ({
  size,
  wrap: 8,
  ink: { face: 'strong', colour: rgb(colour), halo: paper },
})

export const labelStyles = {
  island: { size: 21, spacing: 0.12, ink: { face: 'bold', colour: rgb('#4a443b'), halo: paper } },
  town: { size: 19, ink: { face: 'bold', colour: rgb('#2b2723'), halo: paper } },
  village: { size: 12.5, wrap: 7, ink: { face: 'strong', colour: rgb('#4b443b'), halo: paper } },
  district: {
    size: 11.5,
    spacing: 0.11,
    wrap: 8,
    ink: { face: 'strong', colour: rgb('#857866'), halo: paper },
  },
  water: { size: 14, spacing: 0.05, wrap: 7, ink: { face: 'water', colour: rgb('#4f86a0'), halo: onWater } },
  smallWater: {
    size: 11.5,
    spacing: 0.03,
    wrap: 7,
    ink: { face: 'water', colour: rgb('#4f86a0'), halo: onWater },
  },
  river: { size: 11.5, spacing: 0.06, ink: { face: 'water', colour: rgb('#4f86a0'), halo: onWater } },
  ferry: { size: 10.5, spacing: 0.02, ink: { face: 'water', colour: rgb('#6b97ad'), halo: onWater } },
  cape: { size: 11, wrap: 6, ink: { face: 'regular', colour: rgb('#7d7262'), halo: paper } },
  peak: {
    size: 10.5,
    wrap: 8,
    ink: { face: 'regular', colour: rgb('#7a6a52'), halo: { ...paper, opacity: 0.7 } },
  },
  wood: {
    size: 11.5,
    wrap: 6,
    spacing: 0.02,
    ink: { face: 'regular', colour: rgb('#5d7f54'), halo: onGreen },
  },
  park: { size: 12, wrap: 6.5, ink: { face: 'strong', colour: rgb('#4f7a48'), halo: onGreen } },
  ground: { size: 11, wrap: 7, ink: { face: 'regular', colour: rgb('#86785f'), halo: paper } },
  square: { size: 11, wrap: 6, ink: { face: 'strong', colour: rgb('#8a6f52'), halo: paper } },
  primaryStreet: {
    size: 11.5,
    ink: { face: 'strong', colour: rgb('#6a5326'), halo: { colour: rgb('#fdf3da'), width: 2.4 } },
  },
  street: { size: 11, ink: { face: 'regular', colour: rgb('#5f574c'), halo: paper } },
  lane: { size: 10, ink: { face: 'regular', colour: rgb('#776d60'), halo: paper } },
  path: { size: 10, ink: { face: 'regular', colour: rgb('#94775a'), halo: paper } },
  culture: plain(11, '#8a4a86'),
  civic: plain(11, '#6d6254'),
  market: plain(11, '#b5602a'),
  transport: plain(11, '#3d74ad'),
  health: plain(11, '#c2484a'),
  learning: plain(11, '#8c6a34'),
  leisure: plain(11, '#3f8157'),
  shore: plain(11, '#1f8284'),
  sight: plain(11, '#7c624b'),
} satisfies Record<string, LabelStyle>

export type LabelStyleName = keyof typeof labelStyles
