import {palette} from '../palette.ts'
import {circle, clipped, ellipse, line, placed, type Point, polygon, rect, shape} from '../svg.ts'
import {aboveWaist, armsOf, bust} from './half-figure.ts'
import {type Person, person} from './person.ts'
import {arms, limbs} from './poses.ts'
import {sash, straight} from './sash.ts'

/** A checked cloth spread on the grass, its near edge woven; `at` is its middle. */
export function picnicCloth([x, y]: Point, [wide, deep]: Point): string {
  const corners: Point[] = [
    [x - wide * 0.4, y - deep / 2],
    [x + wide * 0.4, y - deep / 2],
    [x + wide / 2, y + deep / 2],
    [x - wide / 2, y + deep / 2],
  ]
  const outline = polygon(corners)
  const columns = Array.from({length: 15}, (_, index) => {
    const share = (index + 0.5) / 15 - 0.5
    return `M${x + share * wide * 0.8} ${y - deep / 2}L${x + share * wide} ${y + deep / 2}`
  })
  const rows = [0.2, 0.4, 0.6].map((share) => `M${x - wide} ${y - deep / 2 + deep * share}H${x + wide}`)
  return [
    placed([8, 16], {}, shape(outline, palette.pine, {opacity: 0.3})),
    shape(outline, palette.paper),
    clipped(
      outline,
      line(columns.join(''), palette.rust, 20, {opacity: 0.45}),
      line(rows.join(''), palette.rust, 16, {opacity: 0.45}),
      sash(
        straight([x - wide / 2, y + deep / 2 - 26], [x + wide / 2, y + deep / 2 - 26]),
        50,
        Math.round(wide / 5),
      ),
    ),
  ].join('')
}

/** A lidded basket with a loaf, 190 wide at scale 1; `at` is the middle of its foot. */
export const hamper = (at: Point, scale: number) =>
  placed(
    at,
    {scale},
    line('M-78 -74Q-70 -176 0 -176Q70 -176 78 -74', palette.umber, 12),
    ellipse(-26, -84, 46, 26, '#8d6238'),
    line('M-52 -92l16 14M-34 -100l16 16M-14 -102l14 16', palette.linen, 5),
    shape('M16 -80Q14 -128 30 -132V-150H46V-132Q62 -128 60 -80Z', palette.moss),
    shape('M-92 -78H92L76 0H-76Z', palette.honey),
    line('M-88 -56H88M-84 -34H84M-80 -14H80', palette.umber, 5, {opacity: 0.6}),
    line('M-60 -76V-2M-30 -76V0M0 -76V0M30 -76V0M60 -76V-2', palette.straw, 4, {opacity: 0.7}),
    rect(-98, -86, 196, 18, palette.umber, 8),
  )

/** A plate of strawberries, 120 wide at scale 1. */
export const strawberries = (at: Point, scale: number) =>
  placed(
    at,
    {scale},
    ellipse(0, 0, 66, 18, palette.snow),
    ...(
      [
        [-30, -8],
        [0, -4],
        [30, -8],
        [-14, -26],
        [16, -26],
      ] as const
    ).map(
      ([x, y]) =>
        shape(
          `M${x - 15} ${y - 8}Q${x} ${y - 22} ${x + 15} ${y - 8}Q${x + 12} ${y + 12} ${x} ${y + 16}Q${x - 12} ${y + 12} ${x - 15} ${y - 8}Z`,
          palette.brick,
        ) + shape(`M${x - 12} ${y - 11}L${x} ${y - 22}L${x + 12} ${y - 11}L${x} ${y - 8}Z`, palette.moss),
    ),
  )

/** Somebody who sits on the ground, in a spread skirt or with crossed legs; `at` is where they would stand. */
export function onTheGround(figure: Person): string {
  const {at, height, bottom, hem = palette.amber, skirt, shoes = palette.ink, skin, socks = skin} = figure
  const spread =
    line('M24 -26L40 -25', socks, 5) +
    line('M40 -26L44 -27', shoes, 5) +
    shape('M-8 -52Q-24 -46 -31 -32Q-35 -24 -27 -23Q0 -19 28 -23Q38 -25 32 -33Q22 -46 8 -52Z', bottom) +
    line('M-31 -28Q0 -22 33 -28', hem, 2.4, {'stroke-linecap': 'butt'})
  const crossed =
    line('M22 -30L-8 -24M-22 -30L8 -24', bottom, 8) +
    line('M-5 -46L-23 -31M5 -46L23 -31', bottom, 8.4) +
    line('M-8 -24h-5M8 -24h5', shoes, 5.4)
  const unit = height / 100
  const folded = {...figure, legs: limbs([-4, -45, -4, -44], [4, -45, 4, -44]), shoes: bottom, skirt: false}
  return skirt
    ? placed(at, {scale: unit}, spread) +
        bust(folded, aboveWaist(figure)) +
        armsOf(figure, figure.arms ?? arms.hanging)
    : placed(at, {scale: unit}, crossed) + person(folded)
}

/** Somebody who hops in a sack. */
export function sackRacer(figure: Person, hop: number): string {
  const {
    at: [x, y],
    height,
    lean = 0,
  } = figure
  const unit = height / 100
  return (
    ellipse(x, y + 2, 22 * unit, 4 * unit, palette.forest, 0.35) +
    person({...figure, at: [x, y - hop], arms: limbs([-17, -61, -12, -47], [17, -61, 12, -47])}) +
    placed(
      [x, y - hop],
      {scale: unit, turn: lean},
      shape('M-13 -49Q-16 -20 -13 -2Q0 3 13 -2Q16 -20 13 -49Q0 -46 -13 -49Z', palette.linen),
      line('M-8 -36Q-10 -18 -7 -6M6 -38Q9 -20 6 -6', palette.honey, 1.2),
      line('M-14.6 -22Q0 -18 14.6 -22', palette.brick, 3),
      line('M-13 -49Q0 -45 13 -49', palette.honey, 2.4),
      circle(-12, -48, 3, figure.skin),
      circle(12, -48, 3, figure.skin),
    )
  )
}
