export const WALLS = [
  '#f3d9b1',
  '#eebd94',
  '#e8a58a',
  '#f6e7cf',
  '#d9a06b',
  '#c9d6c3',
  '#e9c8bd',
  '#b9cdd4',
  '#f0cf7f',
  '#d98a72',
  '#f4ede2',
] as const
