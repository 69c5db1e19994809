import {palette} from '../palette.ts'
import {circle, ellipse, line, placed, type Point, rect, shape} from '../svg.ts'

/** A wooden church with its belfry under snow, 260 wide and 300 high at scale 1; `at` is the middle of its foot. */
export function woodenChurch(at: Point, scale: number): string {
  return placed(
    at,
    {scale},
    rect(-60, -110, 190, 110, palette.honey),
    line('M-60 -84H130M-60 -58H130M-60 -32H130', palette.umber, 3, {opacity: 0.4}),
    shape('M-70 -104L-20 -176H104L146 -104Z', '#7f2c20'),
    shape(
      'M-70 -104L-20 -176H104L146 -104Q120 -118 96 -108Q70 -122 40 -108Q10 -122 -20 -108Q-44 -120 -70 -104Z',
      palette.snow,
    ),
    ...[10, 58, 106].map((x) => shape(`M${x - 10} -38V-66a10 12 0 0 1 20 0V-38Z`, palette.straw)),
    rect(-120, -190, 76, 190, palette.umber),
    line('M-120 -150h76M-120 -110h76M-120 -70h76', palette.ink, 3, {opacity: 0.4}),
    shape('M-96 -146v-20a14 14 0 0 1 28 0v20Z', palette.ink),
    shape('M-98 0V-44a16 16 0 0 1 32 0V0Z', palette.brick),
    shape('M-134 -186L-82 -270L-30 -186Z', '#7f2c20'),
    shape(
      'M-134 -186L-82 -270L-30 -186Q-44 -198 -58 -190Q-70 -206 -84 -192Q-98 -206 -110 -192Q-122 -200 -134 -186Z',
      palette.snow,
    ),
    line('M-82 -268V-304M-94 -290H-70', palette.ink, 5),
  )
}

/** A carved wayside shrine on its post, 300 high at scale 1; `at` is its foot. */
export const waysideShrine = (at: Point, scale: number) =>
  placed(
    at,
    {scale},
    rect(-11, -190, 22, 190, palette.umber),
    line('M-11 -40h22M-11 -60h22M-11 -150h22M-11 -170h22', palette.honey, 5),
    rect(-36, -250, 72, 66, palette.honey),
    shape('M-22 -190v-32a22 22 0 0 1 44 0v32Z', palette.ink),
    shape('M-10 -190q-6 -20 6 -26a8 8 0 1 1 8 0q12 6 6 26Z', palette.linen),
    line('M-30 -188v-58M30 -188v-58', palette.umber, 7),
    shape('M-58 -246L0 -300L58 -246Z', '#7f2c20'),
    shape(
      'M-58 -246L0 -300L58 -246Q40 -256 28 -248Q14 -262 0 -250Q-14 -262 -28 -248Q-42 -256 -58 -246Z',
      palette.snow,
    ),
    rect(-44, -190, 88, 12, palette.umber, 3),
    line('M0 -298V-336M-13 -320H13', palette.ink, 6),
    circle(0, -320, 8, palette.amber),
    ...[0, 45, 90, 135].map((turn) => placed([0, -320], {turn}, line('M-16 0H16', palette.amber, 3))),
  )

/** A birch in winter; `at` is its foot. */
export function birch([x, y]: Point, height: number, lean: number): string {
  const on = (share: number): Point => [x + lean * share, y - height * share]
  const marks = Array.from({length: 10}, (_, index) => {
    const [mx, my] = on(0.05 + index * 0.07)
    return `M${mx + (index % 2 ? -1 : 0.3) * height * 0.014} ${my}h${height * 0.01}`
  })
  const bough = (share: number, side: -1 | 1) => {
    const [[bx, by], reach] = [on(share), height * (0.26 - share * 0.2) * side]
    const rise = height * (0.2 - share * 0.08)
    const twigs = [0.45, 0.7, 0.95].map((along) => {
      const [tx, ty] = [bx + reach * along, by - rise * along ** 0.8]
      return `M${tx} ${ty}q${reach * 0.26} ${height * 0.016} ${reach * 0.3} ${height * (0.09 - share * 0.03)}`
    })
    return `M${bx} ${by}Q${bx + reach * 0.45} ${by - rise * 0.7} ${bx + reach} ${by - rise}${twigs.join('')}`
  }
  const boughs = [0.34, 0.42, 0.5, 0.57, 0.64, 0.71, 0.78, 0.85].map((share, index) =>
    bough(share, index % 2 ? 1 : -1),
  )
  const [tx, ty] = on(0.98)
  const foot = height * 0.024
  return (
    line(boughs.join(''), '#8a6a52', height * 0.007) +
    shape(`M${x - foot} ${y}L${tx - 1} ${ty}h2L${x + foot} ${y}Z`, palette.snow) +
    shape(`M${x + foot * 0.4} ${y}L${tx} ${ty}h1L${x + foot} ${y}Z`, palette.mist) +
    line(marks.join(''), palette.ink, height * 0.01)
  )
}

/** A hare that sits in the snow looking right, 90 high at scale 1. */
export const hare = (at: Point, scale: number, flip = false) =>
  placed(
    at,
    {scale, flip},
    circle(-34, -14, 9, palette.snow),
    shape('M-34 0Q-44 -40 -8 -46Q10 -48 16 -30L26 0Z', '#b59a78'),
    shape('M14 0V-28H24V0Z', '#b59a78'),
    shape('M-30 0Q-30 -26 -8 -24Q10 -20 8 0Z', '#a0845f'),
    ellipse(0, -2, 18, 5, '#a0845f'),
    ellipse(24, -2, 10, 4, '#b59a78'),
    shape('M10 -62Q-6 -100 4 -106Q16 -98 20 -64ZM18 -62Q22 -102 34 -102Q36 -88 28 -60Z', '#b59a78'),
    shape('M4 -56Q6 -72 22 -70Q44 -62 42 -52Q38 -40 18 -42Q4 -46 4 -56Z', '#b59a78'),
    circle(27, -60, 3, palette.ink),
    shape('M22 -30Q30 -16 24 -4Q14 -16 22 -30Z', palette.linen),
  )
