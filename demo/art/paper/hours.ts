import type { Light, Time } from './light.ts'

type Hour = readonly [sky: string, haze: string, shadow: string, glow: string, rest?: Partial<Light>]

/**
 * The skies of each hour from top to bottom, then haze, shadow and the glow around the sun. An hour has
 * several moods.
 */
const moods: Record<Time, readonly Hour[]> = {
  dawn: [
    ['#8fa3d6 #e9b9c6 #ffe3c4', '#f0cdc8', '#4e4a78', '#ffd9b0'],
    ['#8ccbc4 #d8e6cf #ffdcb8', '#e6ddcb', '#355e68', '#ffe6bf'],
    ['#b39ad6 #e8c0dc #ffe4d6', '#e8cfdf', '#54407d', '#fff0e0'],
    ['#7fa6c9 #c5cfe0 #fbdccf', '#dfd5da', '#37506f', '#ffe9d2'],
    ['#f0b6a8 #f8d3b8 #fff1d6', '#f3d6c3', '#6a4a6b', '#fff6dc'],
  ],
  day: [
    ['#4f9fd6 #8cc7e8 #dff1f4', '#cfe6ee', '#27506b', '#fff9e6'],
    ['#6fbcc0 #a9dcd6 #f0f6e6', '#d5ebe2', '#1f5357', '#fffbe8'],
    ['#9cc3ea #c9dbf3 #fbe9e2', '#e0e4f0', '#4a557f', '#fffaf0'],
    ['#3f8fc4 #a7d5e6 #fdf6e3', '#dcebe8', '#2d5a62', '#fffbe8'],
    ['#7fc4dd #bfe3e6 #fff4dc', '#e3ecdf', '#3c5b52', '#fffbe2'],
    ['#a9bfcb #cbd8da #f3eee2', '#d9deda', '#43545c', '#fdf8ea', { key: '#f4f2ee' }],
  ],
  golden: [
    ['#f2b366 #f9cf8b #fff0c4', '#f7d29c', '#7a3f2a', '#fff0b8'],
    ['#f59a76 #fbbd8e #ffe8c0', '#f9c7a2', '#7b3048', '#fff0c8'],
    ['#93c0bd #f3dfa4 #fff3cc', '#ecdcae', '#4a4f3c', '#fff6cf'],
    ['#7fb2c9 #efd1a0 #ffebbd', '#edd5aa', '#3d4a5e', '#fff3cf'],
    ['#ef7f74 #f9ab80 #ffdca6', '#f7b592', '#5e2750', '#ffecb4'],
  ],
  dusk: [
    ['#3b2a6b #a0447e #f78e5c', '#b45f86', '#251a47', '#ffc27a'],
    ['#2f3d7c #8a6bb0 #f2a6a6', '#a98bb8', '#231f4a', '#ffd0b0'],
    ['#1f4e66 #6f9a9c #f6b58a', '#94a7a4', '#12303f', '#ffd7a0'],
    ['#5c4a87 #b57fa6 #fbc3a4', '#b992b4', '#33245a', '#ffe0b8'],
    ['#1d3a6b #4d7bb0 #e4b8a6', '#7e9abb', '#122447', '#ffd9b4'],
  ],
  night: [
    ['#0e1538 #1f2a5e #46508f', '#36427d', '#0b1030', '#cfd6ff'],
    ['#071f2c #0f3d4a #2c6b70', '#24565f', '#05171f', '#d8f3e8'],
    ['#1a0f33 #3a1d59 #7a3f83', '#5a3274', '#120a26', '#f3d6f5'],
    ['#0a1a2f #12424d #3f8f7a', '#2a6168', '#07141f', '#d5ffe6'],
    ['#14122b #3a2444 #94504f', '#5f3850', '#0f0c20', '#ffd9b8'],
  ],
}

const common: Record<Time, Pick<Light, 'sun' | 'key' | 'lamp' | 'dark'>> = {
  dawn: { sun: '#fff3df', key: '#fff0e6', lamp: '#ffdf9e', dark: 0.14 },
  day: { sun: '#fffdf2', key: '#fffaf0', lamp: '#fff0c8', dark: 0 },
  golden: { sun: '#fffbe6', key: '#ffebcb', lamp: '#ffe2a0', dark: 0.08 },
  dusk: { sun: '#ffe9c4', key: '#ffd0c0', lamp: '#ffd27a', dark: 0.4 },
  night: { sun: '#f6f0d8', key: '#c9d3ff', lamp: '#ffcf74', dark: 0.6 },
}

export const moodsOf = (time: Time): number => moods[time].length

export function lightOf(time: Time, mood: number): Light {
  const found = moods[time][mood % moods[time].length]
  if (!found) throw new RangeError(`There is no ${time} with the mood ${mood}.`)
  const [sky, haze, shadow, glow, rest = {}] = found
  const [top = haze, middle = haze, low = haze] = sky.split(' ')
  return { time, sky: [top, middle, low], haze, shadow, glow, ...common[time], ...rest }
}
