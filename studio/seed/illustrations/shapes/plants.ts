import {palette} from '../palette.ts'
import {between, type Random} from '../random.ts'
import {circle, ellipse, line, placed, type Point, shape, smooth} from '../svg.ts'
import {scatter} from './gouge.ts'

/** An oak leaf that grows from its stalk at `at` towards `turn` degrees (0 is up). */
export function oakLeaf(at: Point, length: number, turn: number, fill: string, vein: string): string {
  const half: Point[] = [
    [3, 0],
    [9, -12],
    [22, -20],
    [13, -30],
    [29, -42],
    [17, -52],
    [30, -66],
    [16, -74],
    [19, -88],
    [8, -96],
  ]
  const outline: Point[] = [...half, [0, -100], ...half.map(([x, y]): Point => [-x, y]).toReversed()]
  const veins = [22, 42, 64].map((y) => `M0 ${-y + 12}L17 ${-y - 4}M0 ${-y + 12}L-17 ${-y - 4}`).join('')
  return placed(
    at,
    {turn, scale: length / 100},
    shape(smooth(outline, true), fill),
    line(`M0 12L0 -90${veins}`, vein, 2.4),
  )
}

export function acorn(at: Point, size: number, turn: number): string {
  return placed(
    at,
    {turn, scale: size / 40},
    shape('M-13 0Q-14 26 0 36Q14 26 13 0Z', palette.honey),
    shape('M-6 4Q-8 20 -2 28Q-10 22 -10 4Z', palette.straw, {opacity: 0.7}),
    shape('M-17 2Q-16 -14 0 -14Q16 -14 17 2Q0 7 -17 2Z', palette.umber),
    line('M0 -13Q1 -20 5 -23', palette.umber, 4),
  )
}

/** A broad tree with a crown of overlapping rounds; `at` is the foot of its trunk. */
export function tree([x, y]: Point, height: number, colour: string, light: string, random: Random): string {
  const rounds = Array.from({length: 7}, (_, index) => {
    const angle = (index / 7) * Math.PI * 2
    return circle(
      x + Math.cos(angle) * height * 0.24,
      y - height * 0.64 + Math.sin(angle) * height * 0.19,
      height * between(random, 0.17, 0.22),
      colour,
    )
  })
  const box = [x - height * 0.34, y - height * 0.92, x + height * 0.3, y - height * 0.4] as const
  return (
    line(
      `M${x} ${y}L${x} ${y - height * 0.5}M${x} ${y - height * 0.3}l${height * 0.14} ${-height * 0.16}`,
      palette.umber,
      height * 0.06,
    ) +
    circle(x, y - height * 0.62, height * 0.26, colour) +
    rounds.join('') +
    scatter({
      box,
      count: 26,
      length: [height * 0.05, height * 0.1],
      thickness: height * 0.014,
      colour: light,
      angle: () => between(random, -70, -20),
      random,
    })
  )
}

/** A spruce of hanging tiers; `at` is its foot. */
export function spruce([x, y]: Point, height: number, colour: string, light: string, snow?: string): string {
  const tiers = 5
  let drawn = shape(
    `M${x - height * 0.03} ${y}h${height * 0.06}v${-height * 0.2}h${-height * 0.06}Z`,
    palette.umber,
  )
  for (let tier = 0; tier < tiers; tier++) {
    const foot = y - height * (0.1 + tier * 0.155)
    const reach = height * (0.27 - tier * 0.042)
    const top = foot - height * 0.29
    drawn += shape(
      `M${x} ${top}Q${x + reach * 0.35} ${foot - height * 0.07} ${x + reach} ${foot}Q${x} ${foot + height * 0.055} ${x - reach} ${foot}Q${x - reach * 0.35} ${foot - height * 0.07} ${x} ${top}Z`,
      colour,
    )
    drawn += line(
      `M${x + reach * 0.1} ${foot - height * 0.02}q${reach * 0.4} ${-height * 0.005} ${reach * 0.62} ${-height * 0.012}`,
      light,
      height * 0.008,
    )
    if (snow) {
      drawn += shape(
        `M${x} ${top}Q${x - reach * 0.35} ${foot - height * 0.07} ${x - reach} ${foot}Q${x - reach * 0.55} ${foot - height * 0.02} ${x - reach * 0.28} ${foot - height * 0.055}Q${x - reach * 0.08} ${foot - height * 0.08} ${x} ${top}Z`,
        snow,
      )
    }
  }
  return drawn
}

/** A flower head of petals seen from above. */
export function flower(
  at: Point,
  radius: number,
  petals: number,
  petal: string,
  heart: string,
  turn = 0,
): string {
  const leaves = Array.from({length: petals}, (_, index) =>
    placed(
      [0, 0],
      {turn: (360 / petals) * index},
      ellipse(0, -radius * 0.62, radius * 0.3, radius * 0.42, petal),
    ),
  )
  return placed(at, {turn}, ...leaves, circle(0, 0, radius * 0.32, heart))
}

/** A fern frond that bends to one side; `at` is its root. */
export function fern(at: Point, length: number, turn: number, colour: string, bend = 18): string {
  const leaflets: string[] = []
  for (let share = 0.14; share < 0.98; share += 0.07) {
    const reach = 26 * Math.sin(Math.PI * (0.16 + share * 0.84))
    const [x, y] = [bend * share ** 2, -100 * share]
    leaflets.push(
      `M${x} ${y}q${reach * 0.6} ${-reach * 0.18} ${reach} ${-reach * 0.62}q${-reach * 0.5} ${reach * 0.02} ${-reach} ${reach * 0.34}Z`,
    )
    leaflets.push(
      `M${x} ${y}q${-reach * 0.6} ${-reach * 0.18} ${-reach} ${-reach * 0.62}q${reach * 0.5} ${reach * 0.02} ${reach} ${reach * 0.34}Z`,
    )
  }
  return placed(
    at,
    {turn, scale: length / 100},
    line(`M0 0Q${bend * 0.2} -55 ${bend} -100`, colour, 2.6),
    shape(leaflets.join(''), colour),
  )
}
