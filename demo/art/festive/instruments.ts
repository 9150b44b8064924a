import type { Paint } from '../paper/paint.ts'

export function guitar(p: Paint, wood: string, neck: string): void {
  p.group({ rotate: -20, x: 2, y: -59 }, () => {
    p.box(6, -1.6, 36, 3.4, neck)
    p.box(40, -2.6, 8, 5.4, neck)
    p.path('M-22 0C-24 -11 -8 -13 -4 -8C0 -10 8 -9 9 0C8 9 0 10 -4 8C-8 13 -24 11 -22 0Z', wood)
    p.disc(-2, 0, 3.2, neck)
    p.line('M-14 -3L-14 3', neck, 2)
    p.line('M-13 0L44 0', '#fff3dc', 0.7, 0.6)
  })
}

export function bass(p: Paint, wood: string, neck: string, edge: string): void {
  const form = 'M9 -3C-3 -8 -3 -30 8 -38C1 -48 7 -62 18 -62C29 -62 34 -48 27 -38C38 -30 37 -8 25 -3Z'
  p.group({ x: -1 }, () => p.path(form, edge, 0.8))
  p.path(form, wood)
  p.line('M17.500 -2L17.500 -112', neck, 3.4)
  p.line('M14 -112L21 -112', neck, 4)
  p.line('M10 -30Q12 -26 10 -20M25 -30Q23 -26 25 -20', neck, 1.2)
}

export function brass(p: Paint, metal: string): void {
  p.path('M7 -90L34 -85.500C42 -86 44 -90 48 -95L48 -72C44 -78 42 -81 34 -81.500L7 -87.500Z', metal)
  p.line('M16 -85C16 -76 32 -76 32 -83', metal, 2.6)
  p.line('M20 -90L20 -82M24 -90L24 -82M28 -90L28 -82', metal, 1.8)
}

export function stand(p: Paint, dark: string): void {
  p.line('M20 0L9 -88M12 -1L28 -1', dark, 1.8)
  p.oval(8.5, -90, 3, 3.6, dark)
}

export function keys(p: Paint, dark: string, edge: string): void {
  p.line('M16 -54L46 -2M46 -54L16 -2', dark, 2.4)
  p.box(8, -58, 46, 7, dark, { r: 1.5 })
  p.box(9, -58, 44, 2, '#fdf8ec', { opacity: 0.9 })
  p.box(8, -59, 46, 1, edge)
}

export function drums(p: Paint, shell: string, brassy: string, edge: string): void {
  for (const [x, y] of [
    [-32, -62],
    [34, -66],
  ] as const) {
    p.line(`M${x} ${y}L${x} 0`, '#2d2d33', 1.6)
    p.oval(x, y, 16, 2.4, brassy)
  }
  for (const x of [-29, 9]) {
    p.box(x, -44, 22, 15, shell, { r: 2 })
    p.oval(x + 11, -44, 11, 2.4, '#fbf4e6')
  }
  p.disc(1, -19, 20, edge)
  p.disc(1, -18, 19.4, shell)
  p.disc(1, -18, 15.5, '#f4ecdd', 0.92)
  p.disc(1, -18, 6, shell, 0.5)
}
