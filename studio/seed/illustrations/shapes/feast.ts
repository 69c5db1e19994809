import {palette} from '../palette.ts'
import {circle, clipped, ellipse, line, placed, type Point, rect, round, shape} from '../svg.ts'
import {sash, straight} from './sash.ts'

const beetroot = '#e58aa0'

/** A plate seen from the edge of the table, 200 wide at scale 1. */
const plate = (rim: string) =>
  ellipse(6, 14, 104, 46, palette.umber, 0.28) +
  ellipse(0, 0, 100, 44, palette.snow) +
  ellipse(0, 0, 92, 39, rim) +
  ellipse(0, -1, 84, 35, palette.snow)

/** Three cepelinai under cream and crackling. */
export function dumplingPlate(at: Point, scale: number, rim: string): string {
  const one = (x: number, y: number, turn: number) =>
    placed(
      [x, y],
      {turn},
      ellipse(0, 7, 52, 25, '#b9b5a0'),
      ellipse(0, 0, 52, 24, '#d8d4bd'),
      ellipse(-14, -9, 24, 7, palette.paper),
    )
  const crackling = Array.from({length: 13}, (_, index) =>
    rect(
      -30 + ((index * 23) % 64),
      -44 + ((index * index * 7) % 40),
      10,
      8,
      index % 2 ? palette.umber : palette.rust,
      2,
    ),
  )
  return placed(
    at,
    {scale},
    plate(rim),
    one(-22, -22, -12),
    one(30, -18, 10),
    one(2, -2, 2),
    shape('M-40 -36Q0 -62 42 -36Q58 -20 36 -10Q30 14 8 2Q-14 16 -22 -6Q-56 -10 -40 -36Z', palette.snow),
    ...crackling,
    line('M-50 14q12 -10 10 -22M52 16q-8 -10 -4 -20', palette.moss, 5),
  )
}

/** Cold beetroot soup in a bowl, with egg and dill, 200 wide at scale 1. */
export const soupBowl = (at: Point, scale: number, rim: string) =>
  placed(
    at,
    {scale},
    ellipse(6, 40, 76, 22, palette.umber, 0.3),
    shape('M-96 -14Q-88 44 -40 48H40Q88 44 96 -14Z', palette.snow),
    shape('M-93 2Q-90 14 -86 22H86Q90 14 93 2Z', rim),
    ellipse(0, -14, 96, 38, palette.snow),
    ellipse(0, -11, 84, 31, beetroot),
    ...(
      [
        [-30, -14],
        [26, -6],
      ] as const
    ).map(([x, y]) => ellipse(x, y, 24, 12, palette.snow) + ellipse(x + 1, y - 2, 11, 6, palette.amber)),
    ...[-60, -6, 54, 8].map((x, index) =>
      line(`M${x} ${index % 2 ? 6 : -24}l14 -4M${x + 4} ${index % 2 ? 6 : -24}l5 6`, palette.forest, 4),
    ),
    ...[-52, -8, 40, 62].map((x, index) => rect(x, index % 2 ? -26 : 4, 12, 6, '#b23a5e', 2)),
  )

/** A deep tureen of the same soup with its ladle, 420 wide at scale 1. */
export function tureen(at: Point, scale: number): string {
  const body = 'M-190 -70Q-186 60 -84 84H84Q186 60 190 -70Z'
  return placed(
    at,
    {scale},
    ellipse(10, 84, 160, 36, palette.umber, 0.3),
    line('M-186 -50q-46 0 -42 34t50 26M186 -50q46 0 42 34t-50 26', palette.deep, 20),
    shape(body, palette.deep),
    clipped(body, sash(straight([-200, -6], [200, -6]), 60, 88)),
    ellipse(0, -70, 190, 66, palette.deep),
    ellipse(0, -68, 174, 56, palette.snow),
    ellipse(0, -62, 164, 48, beetroot),
    shape('M-150 -70Q-130 -106 -20 -109Q-110 -98 -136 -60Z', '#eca3b3'),
    ...(
      [
        [-84, -62],
        [10, -84],
        [78, -52],
        [-10, -42],
      ] as const
    ).map(([x, y]) => ellipse(x, y, 36, 17, palette.snow) + ellipse(x + 2, y - 3, 17, 9, palette.amber)),
    ...Array.from({length: 16}, (_, index) => {
      const angle = index * 2.4
      const [x, y] = [Math.cos(angle) * (40 + index * 6), -64 + Math.sin(angle) * (12 + index * 1.5)]
      return index % 2
        ? rect(round(x), round(y), 16, 7, '#b23a5e', 3)
        : line(`M${round(x)} ${round(y)}l16 -5M${round(x + 5)} ${round(y)}l6 7`, palette.forest, 4)
    }),
    line('M96 -60L190 -176', palette.honey, 15),
    circle(193, -180, 13, palette.honey),
  )
}

/** Boiled potatoes with dill in a bowl, 220 wide at scale 1. */
export const potatoBowl = (at: Point, scale: number) =>
  placed(
    at,
    {scale},
    ellipse(6, 42, 84, 22, palette.umber, 0.3),
    ellipse(0, -16, 108, 40, palette.paper),
    ...(
      [
        [-56, -24],
        [52, -24],
        [0, -34],
        [-28, -52],
        [30, -54],
        [-2, -12],
      ] as const
    ).map(
      ([x, y]) =>
        ellipse(x, y + 3, 36, 25, palette.honey) +
        ellipse(x, y, 35, 23, palette.straw) +
        ellipse(x - 9, y - 8, 14, 6, palette.paper),
    ),
    ...[-50, -16, 18, 48].map((x, index) =>
      line(`M${x} ${-44 + (index % 2) * 18}l14 -5M${x + 4} ${-46 + (index % 2) * 18}l6 7`, palette.moss, 4),
    ),
    shape('M-108 -16Q-96 46 -46 50H46Q96 46 108 -16Q60 14 0 14Q-60 14 -108 -16Z', palette.brick),
    line('M-94 14Q0 44 94 14', palette.straw, 6),
  )

/** Sliced rye bread on a board, 260 wide at scale 1. */
export const breadBoard = (at: Point, scale: number) =>
  placed(
    at,
    {scale},
    shape('M-116 -26H116L134 40H-134Z', palette.umber, {opacity: 0.35}),
    shape('M-120 -34H120L136 30H-136Z', palette.honey),
    ...[-64, -18, 28].map(
      (x) =>
        shape(`M${x - 46} 14V-42Q${x - 50} -72 ${x} -74Q${x + 50} -72 ${x + 46} -42V14Z`, palette.ink) +
        shape(`M${x - 38} 8V-40Q${x - 42} -64 ${x} -66Q${x + 42} -64 ${x + 38} -40V8Z`, palette.umber) +
        [-20, -4, 14, 26].map((dot, index) => circle(x + dot, -46 + index * 13, 4, '#8d6238')).join(''),
    ),
  )

/** A glass of kvass, 100 high at scale 1; `at` is the middle of its foot. */
export const kvass = (at: Point, scale: number) =>
  placed(
    at,
    {scale},
    ellipse(4, 0, 34, 9, palette.umber, 0.3),
    shape('M-34 -98H34L26 0H-26Z', palette.mist, {opacity: 0.9}),
    shape('M-31 -76H31L25 -4H-25Z', palette.honey),
    shape('M-33 -88Q-18 -98 0 -90Q18 -98 33 -88L31 -72H-31Z', palette.paper),
    line('M-20 -64l4 50', palette.straw, 5),
  )
