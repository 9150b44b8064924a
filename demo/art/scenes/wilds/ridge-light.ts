import { conifer } from '../../nature/conifer.ts'
import { flowers, grass } from '../../nature/meadow.ts'
import { range, rimLight } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import { type Scene, WIDTH } from '../../paper/scene.ts'

/** An empty crest at first light. */
export function ridgeLight(s: Scene): void {
  sky(s, { horizon: 520 })
  range(s, { y: 640, rise: 380, layers: 4, surface: '#8098a8', jagged: true, near: 0.4 })
  const at = range(s, { y: 860, rise: 230, layers: 3, surface: '#8f9f66', near: 0, far: 0.3 })
  rimLight(s, at, 0, WIDTH, 0.4)
  for (let i = 0; i < 7; i += 1) {
    const x = 60 + i * 180 + s.r.between(-50, 50)
    conifer(s, { x, y: at(x) + 20, tall: s.r.between(120, 240), depth: 0.04 })
  }
  flowers(s, 800, 900, [s.accents.main, s.accents.second, '#fff6e6'], 60)
  grass(s, 908, 60)
}
