import {palette} from '../palette.ts'
import {circle, clipped, ellipse, line, placed, type Point, rect, shape} from '../svg.ts'
import {oakLeaf} from './plants.ts'
import {sash, straight} from './sash.ts'

const sock = 'M-44 -130H44V20Q50 46 92 60Q132 78 116 112Q104 130 60 126L-20 108Q-52 96 -48 40Z'

/** A pair of knitted socks with a woven pattern, 260 high at scale 1. */
export function socks(at: Point, scale: number, turn: number, colour: string): string {
  const one = clipped(
    sock,
    shape(sock, colour),
    rect(-60, -132, 200, 40, palette.paper),
    line(Array.from({length: 9}, (_, index) => `M${-44 + index * 11} -132v40`).join(''), palette.linen, 4),
    sash(straight([-70, -52], [70, -52]), 58, 40),
    line('M-60 2H60M-60 18H60', palette.straw, 6),
    shape('M80 40Q60 84 84 140H160V30Z', palette.paper),
    shape('M-60 60Q-20 70 -6 124L-70 130Z', palette.paper),
  )
  return placed(
    at,
    {scale, turn},
    placed([12, 16], {}, shape(sock, palette.umber, {opacity: 0.35})),
    placed([38, -18], {turn: 9}, one),
    one,
  )
}

/** A packet of herbal tea with its sprig, 150 by 190 at scale 1. */
export const teaPacket = (at: Point, scale: number, turn: number) =>
  placed(
    at,
    {scale, turn},
    rect(-66, -84, 150, 190, palette.umber, 6, 0.35),
    rect(-75, -95, 150, 190, palette.forest, 6),
    rect(-75, -95, 150, 34, palette.pine, 6),
    rect(-54, -44, 108, 116, palette.linen, 54),
    line('M0 60Q-4 10 0 -24', palette.moss, 4),
    ...[-24, 0, 24].map((y, index) =>
      placed(
        [0, y + 14],
        {turn: index % 2 ? 58 : -58},
        shape('M0 0Q-13 -16 0 -36Q13 -16 0 0Z', palette.moss),
      ),
    ),
    ...[0, 72, 144, 216, 288].map((angle) =>
      placed([0, -24], {turn: angle}, ellipse(0, -10, 5, 9, palette.snow)),
    ),
    circle(0, -24, 6, palette.amber),
  )

/** A jar of honey, 130 wide and 190 high at scale 1. */
export const honeyJar = (at: Point, scale: number, turn: number) =>
  placed(
    at,
    {scale, turn},
    rect(-54, -80, 130, 190, palette.umber, 26, 0.35),
    rect(-65, -62, 130, 164, palette.honey, 30),
    rect(-57, -54, 114, 148, palette.amber, 26),
    rect(-46, -44, 14, 120, palette.straw, 7),
    rect(-65, -12, 130, 66, palette.paper),
    placed([0, 20], {scale: 0.9}, bee),
    shape('M-66 -58L-74 -92Q0 -112 74 -92L66 -58Q0 -72 -66 -58Z', palette.brick),
    line('M-66 -64Q0 -78 66 -64', palette.straw, 6),
  )

const bee =
  ellipse(-4, -14, 9, 14, palette.flax) +
  ellipse(10, -14, 9, 14, palette.flax) +
  ellipse(0, 2, 24, 15, palette.amber) +
  line('M-8 -11V15M4 -12V16', palette.ink, 6) +
  circle(22, 0, 8, palette.ink)

/** A folded card with a candle or a heart on it, 200 by 150 at scale 1. */
export function card(at: Point, scale: number, turn: number): string {
  return placed(
    at,
    {scale, turn},
    rect(-90, -62, 200, 150, palette.umber, 4, 0.4),
    rect(-100, -75, 200, 150, palette.paper, 4),
    rect(-90, -65, 180, 130, palette.deep),
    shape('M0 44C-66 0 -46 -46 -18 -44Q-4 -43 0 -28Q4 -43 18 -44C46 -46 66 0 0 44Z', palette.brick),
    oakLeaf([-70, 52], 46, 24, palette.amber, palette.honey),
    oakLeaf([70, 52], 46, -24, palette.amber, palette.honey),
    ...[-72, -56, 56, 72].map((x, index) => circle(x, index % 3 ? -24 : -48, 4, palette.straw)),
  )
}

const heart = 'M0 84C-124 0 -86 -88 -34 -84Q-8 -82 0 -54Q8 -82 34 -84C86 -88 124 0 0 84Z'

/** An iced gingerbread heart, 190 wide at scale 1. */
export const gingerbread = (at: Point, scale: number, turn: number) =>
  placed(
    at,
    {scale, turn},
    placed([10, 14], {}, shape(heart, palette.ink, {opacity: 0.25})),
    shape(heart, '#7a4420'),
    placed([0, -2], {scale: 0.8}, line(heart, palette.snow, 8, {'stroke-dasharray': '2 16'})),
    ...[0, 60, 120, 180, 240, 300].map((angle) =>
      placed([0, -10], {turn: angle}, shape('M0 0Q-14 -18 0 -36Q14 -18 0 0Z', palette.snow)),
    ),
    circle(0, -10, 9, palette.brick),
  )
