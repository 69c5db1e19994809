import {palette} from '../palette.ts'
import {line, placed, type Point, rect, shape} from '../svg.ts'

interface House {
  wall?: string
  roof?: string
  window?: string
  snow?: boolean
}

/** A whitewashed Welsh cottage under slate, 120 wide and 96 high at scale 1; `at` is the left end of its foot. */
export function cottage(
  at: Point,
  scale: number,
  {wall = palette.paper, roof = palette.deep, window = palette.deep, snow}: House = {},
) {
  return placed(
    at,
    {scale},
    rect(0, -56, 120, 56, wall),
    rect(14, -96, 16, 30, wall),
    rect(90, -96, 16, 30, wall),
    rect(11, -98, 22, 6, roof),
    rect(87, -98, 22, 6, roof),
    shape('M-7 -54L14 -84L106 -84L127 -54Z', roof),
    snow
      ? shape(
          'M-7 -54L14 -84L106 -84L127 -54L112 -60L96 -56L78 -62L60 -56L40 -62L22 -56L8 -61Z',
          palette.snow,
        )
      : '',
    rect(16, -40, 20, 20, window),
    rect(84, -40, 20, 20, window),
    rect(50, -36, 20, 36, palette.brick),
  )
}

/** A Lithuanian log house with carved gable, 150 wide and 120 high at scale 1; `at` is the left end of its foot. */
export function logHouse(
  at: Point,
  scale: number,
  {wall = palette.umber, roof = palette.brick, window = palette.straw, snow}: House = {},
) {
  const logs = [12, 24, 36, 48].map((y) => `M4 ${-y}H146`).join('')
  const panes = [22, 68, 114].map(
    (x) =>
      rect(x - 5, -44, 26, 30, palette.paper) +
      rect(x, -40, 16, 22, window) +
      line(`M${x + 8} -40v22M${x} -29h16`, palette.paper, 2.4),
  )
  return placed(
    at,
    {scale},
    rect(0, -58, 150, 58, wall),
    line(logs, palette.ink, 1.8, {opacity: 0.35}),
    rect(104, -126, 18, 30, palette.rust),
    shape('M-14 -54L28 -112L122 -112L164 -54Z', roof),
    snow
      ? shape(
          'M-14 -54L28 -112L122 -112L164 -54Q150 -62 136 -57Q120 -66 104 -58Q88 -67 70 -58Q52 -67 36 -58Q20 -66 6 -57Q-4 -62 -14 -54Z',
          palette.snow,
        )
      : '',
    ...panes,
  )
}

/** A small stone chapel seen from its front, 140 wide and 250 high at scale 1; `at` is the middle of its foot. */
export function chapel(
  at: Point,
  scale: number,
  {wall = palette.linen, roof = palette.deep, window = palette.amber, snow}: House = {},
) {
  return placed(
    at,
    {scale},
    rect(-70, -110, 140, 110, wall),
    shape('M-84 -106L0 -186L84 -106Z', roof),
    snow
      ? shape(
          'M-84 -106L0 -186L84 -106L62 -116L44 -134L22 -150L0 -164L-22 -150L-44 -134L-62 -116Z',
          palette.snow,
        )
      : '',
    rect(-20, -214, 40, 52, wall),
    shape('M-10 -166v-22a10 10 0 0 1 20 0v22Z', palette.ink),
    shape('M-28 -210L0 -244L28 -210Z', snow ? palette.snow : roof),
    line('M0 -244V-268M-8 -259H8', palette.ink, 4),
    shape('M-16 0V-38a16 16 0 0 1 32 0V0Z', palette.brick),
    ...[-46, 46].map(
      (x) =>
        shape(`M${x - 11} -26V-66a11 14 0 0 1 22 0V-26Z`, window) +
        line(`M${x} -26V-79M${x - 11} -50h22`, wall, 3),
    ),
    shape('M-12 -82a12 12 0 1 1 24 0a12 12 0 1 1 -24 0Z', window),
  )
}
