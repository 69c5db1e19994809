import {palette} from '../palette.ts'
import {circle, ellipse, line, placed, type Point, rect, shape} from '../svg.ts'

const sunAndHills =
  rect(-90, -70, 180, 140, palette.flax) +
  circle(34, -28, 24, palette.amber) +
  [0, 45, 90, 135, 180, 225, 270, 315]
    .map((turn) => placed([34, -28], {turn}, line('M0 -30V-42', palette.amber, 7)))
    .join('') +
  shape('M-90 70V10Q-40 -40 10 20Q50 -10 90 14V70Z', palette.moss) +
  shape('M-90 70V44Q0 20 90 50V70Z', palette.sage)

const stork =
  rect(-90, -70, 180, 140, '#dfe8dc') +
  shape('M-90 70V46H90V70Z', palette.sage) +
  line('M-4 20V56M14 20V56M-4 56h-9M14 56h-9', palette.rust, 6) +
  ellipse(6, 2, 38, 21, palette.snow) +
  shape('M10 -6Q50 -10 62 14Q30 26 4 14Z', palette.ink) +
  line('M-26 -4Q-40 -22 -30 -42', palette.snow, 13) +
  circle(-30, -46, 12, palette.snow) +
  shape('M-38 -50L-78 -38L-38 -42Z', palette.rust) +
  circle(-34, -48, 3, palette.ink)

const flowers =
  rect(-90, -70, 180, 140, palette.paper) +
  [-50, 0, 50]
    .map(
      (x, index) =>
        line(`M${x} 70V-8`, palette.moss, 8) +
        shape(`M${x} 44q-28 -6 -30 -32q26 0 30 32Z`, palette.moss) +
        [0, 60, 120, 180, 240, 300]
          .map((turn) =>
            placed(
              [x, -16 - (index % 2) * 14],
              {turn},
              ellipse(0, -20, 10, 14, [palette.brick, palette.amber, palette.lagoon][index] ?? ''),
            ),
          )
          .join('') +
        circle(x, -16 - (index % 2) * 14, 10, palette.straw),
    )
    .join('')

const dragon =
  rect(-90, -70, 180, 140, palette.linen) +
  shape('M-90 70V30H90V70Z', palette.moss) +
  line('M-66 20Q-70 -6 -44 -4Q-10 2 8 20', palette.brick, 13) +
  ellipse(10, 16, 44, 22, palette.brick) +
  line('M-14 30v18M34 30v18', palette.brick, 12) +
  line('M40 6Q60 -20 52 -38', palette.brick, 14) +
  ellipse(62, -42, 22, 12, palette.brick) +
  shape('M0 4L-26 -50L4 -34L18 -58L34 -30Z', palette.rust) +
  line('M82 -40l12 4', palette.amber, 5) +
  circle(60, -46, 3, palette.paper)

const house =
  rect(-90, -70, 180, 140, '#cfe0da') +
  rect(-90, 46, 180, 24, palette.sage) +
  rect(-44, -6, 88, 56, palette.amber) +
  shape('M-58 -4L0 -52L58 -4Z', palette.brick) +
  rect(-30, 8, 22, 20, palette.deep) +
  rect(8, 12, 22, 38, palette.umber) +
  line('M70 50V10', palette.umber, 8) +
  circle(70, -2, 22, palette.forest) +
  circle(-66, -44, 15, palette.straw)

const ship =
  rect(-90, -70, 180, 140, '#f3dfae') +
  shape('M-90 70V26q15 -12 30 0t30 0t30 0t30 0t30 0t30 0V70Z', palette.sea) +
  shape('M-54 16H54L36 42H-36Z', palette.umber) +
  line('M0 16V-56', palette.umber, 6) +
  shape('M4 -52Q50 -30 46 6H4Z', palette.paper) +
  shape('M-4 -44Q-38 -20 -36 6H-4Z', palette.brick)

const works = [sunAndHills, stork, flowers, dragon, house, ship]

/** What children paint, 200 by 160 at scale 1 with its margin of paper; `at` is its middle. */
export const childPainting = (at: Point, index: number, scale: number, turn: number) =>
  placed(
    at,
    {scale, turn},
    rect(-92, -70, 200, 160, palette.ink, 3, 0.2),
    rect(-100, -80, 200, 160, palette.snow, 3),
    works[index % works.length] ?? sunAndHills,
  )

/** An easel whose board is 300 wide at scale 1; `at` is the middle of its foot. */
export const easel = (at: Point, scale: number, index: number) =>
  placed(
    at,
    {scale},
    line('M0 -470L0 -40M-40 -440L-128 0M40 -440L128 0', palette.umber, 18),
    rect(-164, -180, 328, 20, palette.umber, 5),
    rect(-150, -420, 300, 240, '#8d6238', 4),
    childPainting([0, -300], index, 1.36, 0),
    rect(-18, -438, 36, 30, palette.umber, 4),
  )
