import {palette} from '../palette.ts'
import {ellipse, line, placed, type Point, rect, shape} from '../svg.ts'
import {sash, straight} from './sash.ts'

interface Stall {
  x: number
  wide: number
  top: number
  counter: number
  foot: number
  stripes: readonly [string, string]
}

/** What of a stall lies behind its keeper: posts and the shade under the awning. */
export function stallBack({x, wide, top, counter}: Stall): string {
  return (
    rect(x - wide / 2 + 10, top + 30, wide - 20, counter - top - 20, '#6b4a2c') +
    line(
      Array.from(
        {length: 7},
        (_, index) => `M${x - wide / 2 + 40 + (index * (wide - 80)) / 6} ${top + 40}V${counter}`,
      ).join(''),
      palette.ink,
      4,
      {opacity: 0.25},
    )
  )
}

/** What stands before the keeper: the striped awning, the posts and the counter with its woven border. */
export function stallFront({x, wide, top, counter, foot, stripes}: Stall): string {
  const [left, half] = [x - wide / 2, wide / 2]
  const count = 9
  const panel = wide / count
  const awning = Array.from({length: count}, (_, index) => {
    const [ax, bx] = [left + index * panel, left + (index + 1) * panel]
    const narrow = (px: number) => x + (px - x) * 0.82
    return shape(
      `M${narrow(ax)} ${top - 84}H${narrow(bx)}L${bx} ${top + 40}A${panel / 2} ${panel / 2} 0 0 1 ${ax} ${top + 40}Z`,
      stripes[index % 2] ?? stripes[0],
    )
  })
  return [
    ellipse(x, foot, half + 30, 20, palette.umber, 0.35),
    ...[left + 16, x + half - 32].map((px) => rect(px, top, 16, foot - top, palette.umber)),
    ...awning,
    rect(x - half * 0.82 - 6, top - 96, wide * 0.82 + 12, 18, palette.umber, 6),
    rect(left, counter + 24, wide, foot - counter - 24, palette.honey),
    line(
      Array.from(
        {length: 8},
        (_, index) => `M${left + (index + 1) * (wide / 9)} ${counter + 96}V${foot}`,
      ).join(''),
      palette.umber,
      4,
      {opacity: 0.5},
    ),
    rect(left, counter + 24, wide, 72, palette.linen),
    sash(straight([left, counter + 60], [left + wide, counter + 60]), 56, Math.round(wide / 5.4)),
    rect(left - 16, counter, wide + 32, 28, palette.umber, 6),
  ].join('')
}

/** A round rye loaf, 130 wide at scale 1. */
export const loaf = (at: Point, scale: number) =>
  placed(
    at,
    {scale},
    shape('M-66 0Q-70 -62 0 -64Q70 -62 66 0Z', palette.umber),
    shape('M-60 -12Q-54 -54 0 -56Q54 -54 60 -12Q0 -30 -60 -12Z', '#8d6238'),
    line('M-26 -48l14 22M0 -52v24M26 -48l-14 22', palette.linen, 5),
  )

/** Dried bagels threaded on a string, which hangs from the place. */
export function bagelString([x, y]: Point, length: number): string {
  const rings = Array.from({length: 13}, (_, index) => {
    const angle = (index / 13) * Math.PI * 2 + 0.2
    const [cx, cy] = [x + Math.sin(angle) * length * 0.3, y + length * 0.56 - Math.cos(angle) * length * 0.44]
    return `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${(length * 0.085).toFixed(1)}" fill="none" stroke="${index % 2 ? palette.honey : palette.amber}" stroke-width="${(length * 0.062).toFixed(1)}"/>`
  })
  return line(`M${x} ${y - 8}v${length * 0.1}`, palette.linen, 4) + rings.join('')
}

/** A wooden spoon, 150 long at scale 1, its bowl up; `at` is the lower end of its handle. */
export const woodenSpoon = (at: Point, scale: number, turn: number, colour: string) =>
  placed(
    at,
    {scale, turn},
    rect(-5, -100, 10, 100, colour, 4),
    ellipse(0, -122, 25, 34, colour),
    ellipse(0, -120, 17, 25, palette.umber, 0.45),
    line('M-5 -20h10M-5 -30h10', palette.brick, 4),
  )

/** A willow basket with a tall handle, 150 wide at scale 1. */
export const willowBasket = (at: Point, scale: number) =>
  placed(
    at,
    {scale},
    line('M-62 -60Q-54 -160 0 -160Q54 -160 62 -60', palette.honey, 10),
    shape('M-74 -66H74L58 0H-58Z', '#a8763c'),
    line('M-70 -46Q0 -38 70 -46M-66 -24Q0 -16 66 -24', palette.straw, 7, {'stroke-dasharray': '16 8'}),
    line('M-76 -66H76', palette.umber, 12),
  )

/** A clay jug with a painted belt, 130 high at scale 1. */
export const clayJug = (at: Point, scale: number, colour: string) =>
  placed(
    at,
    {scale},
    line('M28 -100q44 6 34 44t-34 26', colour, 11),
    shape('M-26 -124H34L28 -96Q58 -60 40 0H-40Q-58 -60 -24 -96Z', colour),
    line('M-44 -50H44', palette.straw, 6),
    line('M-42 -34l9 -9l9 9l9 -9l9 9l9 -9l9 9l9 -9l9 9l9 -9', palette.paper, 4),
  )

/** A tin bucket, 120 wide at scale 1, whose content is drawn before. */
export const bucket = (at: Point, scale: number) =>
  placed(
    at,
    {scale},
    shape('M-60 -110H60L46 0H-46Z', palette.flax),
    shape('M-60 -110H-30L-26 0H-46Z', palette.paper, {opacity: 0.5}),
    line('M-56 -84H56M-50 -22H50', palette.lagoon, 6),
    line('M-62 -110H62', palette.lagoon, 9),
  )
