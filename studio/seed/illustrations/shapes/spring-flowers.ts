import {palette} from '../palette.ts'
import {circle, ellipse, line, placed, type Point, shape} from '../svg.ts'

const petal = 'M0 4Q-17 -16 0 -44Q17 -16 0 4Z'

/** A daffodil on its stalk with two leaves, 100 high at scale 1; `at` is its root. */
export function daffodil(at: Point, scale: number, turn: number, flip = false): string {
  const petals = [0, 60, 120, 180, 240, 300].map((angle) =>
    placed([0, 0], {turn: angle}, shape(petal, angle % 120 ? palette.straw : '#f3dc9a')),
  )
  const frill = Array.from({length: 9}, (_, index) => {
    const angle = (index / 9) * Math.PI * 2
    return circle(Math.cos(angle) * 14, Math.sin(angle) * 14, 6, palette.amber)
  })
  return placed(
    at,
    {scale, turn, flip},
    line('M0 0Q-6 -50 0 -96', palette.moss, 7),
    shape('M-6 0Q-34 -40 -30 -84Q-10 -50 4 0Z', palette.moss),
    shape('M-2 0Q18 -30 32 -66Q30 -24 8 0Z', palette.sage),
    placed(
      [2, -104],
      {turn: 10},
      ...petals,
      ...frill,
      circle(0, 0, 14, palette.amber),
      circle(0, 0, 8, palette.honey),
    ),
  )
}

/** A sprig of rue, Lithuania's flower, 100 high at scale 1: spoon-shaped leaflets under small yellow flowers. */
export function rue(at: Point, scale: number, turn: number): string {
  const leaflet = (x: number, y: number, angle: number, size: number) =>
    placed([x, y], {turn: angle, scale: size}, shape('M0 0Q-9 -14 -6 -22Q0 -28 6 -22Q9 -14 0 0Z', '#8fb0a3'))
  const leaf = (y: number, side: -1 | 1, size: number) => {
    const [x, tip] = [side * 26 * size, y - 16 * size]
    return (
      line(`M0 ${y}Q${x * 0.6} ${y - 4} ${x} ${tip}`, palette.sage, 2.6) +
      leaflet(x, tip, side * 34, size) +
      leaflet(x * 0.8, tip + 5 * size, side * 96, size * 0.8) +
      leaflet(x * 0.86, tip + 2 * size, side * -22, size * 0.84) +
      leaflet(x * 0.4, y - 6 * size, side * 110, size * 0.62) +
      leaflet(x * 0.46, y - 6 * size, side * -8, size * 0.66)
    )
  }
  const flower = (x: number, y: number) =>
    line(`M0 -70Q${x * 0.6} -80 ${x} ${y}`, palette.sage, 2.4) +
    [0, 90, 180, 270]
      .map((angle) => placed([x, y], {turn: angle + x}, ellipse(0, -6, 4, 6, palette.amber)))
      .join('') +
    circle(x, y, 3.6, palette.moss)
  return placed(
    at,
    {scale, turn},
    line('M0 0Q4 -40 0 -74', palette.sage, 3.6),
    leaf(-10, 1, 1),
    leaf(-22, -1, 1),
    leaf(-40, 1, 0.86),
    leaf(-52, -1, 0.78),
    flower(0, -96),
    flower(-17, -86),
    flower(16, -88),
  )
}
