export interface Shell {
  body: string
  /** The side windows, from the front. */
  windows: readonly string[]
  shoulder: string
  doors: string
  handles: readonly (readonly [number, number])[]
  headlight: string
  lampAt: readonly [number, number]
  taillight: string
  wheels: readonly [front: number, rear: number, size: number]
  half: number
}

const ARCHES = (front: number, rear: number) =>
  `L${front + 44} -26C${front + 43} -62 ${front + 22} -80 ${front} -80C${front - 22} -80 ${front - 43} -62 ${front - 44} -26L${rear + 44} -26C${rear + 43} -62 ${rear + 22} -80 ${rear} -80C${rear - 22} -80 ${rear - 43} -62 ${rear - 44} -26`

export const shells = {
  compact: {
    body: `M-194 -38C-204 -62 -200 -92 -190 -106C-182 -134 -166 -160 -142 -168C-100 -180 -24 -182 8 -176C40 -168 66 -140 88 -114C126 -110 172 -104 188 -88C202 -76 204 -52 198 -34L188 -26${ARCHES(124, -116)}L-186 -28Z`,
    windows: [
      'M-18 -116L-16 -164C4 -164 16 -161 26 -153C42 -142 56 -128 66 -116Z',
      'M-30 -116L-28 -164C-66 -166 -104 -164 -128 -158C-142 -150 -152 -132 -157 -116Z',
    ],
    shoulder:
      'M-190 -104C-120 -112 60 -112 92 -112C130 -108 168 -102 186 -88C160 -98 130 -102 90 -104C40 -106 -110 -106 -190 -98Z',
    doors: 'M-24 -166L-26 -70C-26 -50 -30 -40 -34 -34M72 -112C78 -90 76 -60 66 -36L-34 -34',
    handles: [[-8, -98]],
    headlight: 'M160 -98C172 -96 184 -90 190 -80C180 -76 166 -78 160 -86Z',
    lampAt: [190, -84],
    taillight: 'M-196 -98L-184 -104C-180 -92 -182 -78 -186 -70L-198 -72C-200 -82 -199 -90 -196 -98Z',
    wheels: [124, -116, 36],
    half: 208,
  },
  estate: {
    body: `M-232 -40C-240 -62 -236 -96 -226 -106C-222 -132 -206 -156 -190 -160C-130 -170 -20 -170 20 -166C56 -160 84 -134 104 -112C150 -106 208 -100 226 -86C240 -74 240 -52 234 -36L222 -28${ARCHES(146, -142)}L-224 -30Z`,
    windows: [
      'M8 -112L8 -156C26 -155 38 -152 46 -147C60 -138 72 -126 82 -112Z',
      'M-80 -112L-80 -157C-50 -158 -20 -158 -4 -157L-4 -112Z',
      'M-92 -112L-92 -157C-130 -157 -160 -155 -186 -150C-196 -142 -204 -126 -208 -112Z',
    ],
    shoulder:
      'M-228 -104C-140 -110 60 -110 108 -110C152 -104 204 -98 222 -86C196 -94 160 -98 110 -102C60 -104 -140 -104 -230 -98Z',
    doors:
      'M2 -158L2 -66C2 -50 -2 -42 -6 -36M-86 -158L-86 -72C-88 -54 -96 -46 -98 -36M92 -110C98 -88 96 -60 86 -38L-98 -36',
    handles: [
      [16, -96],
      [-74, -96],
    ],
    headlight: 'M192 -96C208 -94 222 -88 228 -78C216 -74 200 -76 192 -84Z',
    lampAt: [228, -82],
    taillight: 'M-234 -100L-220 -106C-216 -92 -218 -80 -222 -70L-236 -72C-238 -84 -237 -92 -234 -100Z',
    wheels: [146, -142, 37],
    half: 246,
  },
} satisfies Record<string, Shell>

export type CarShape = keyof typeof shells
