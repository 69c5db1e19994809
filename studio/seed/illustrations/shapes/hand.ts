import {palette} from '../palette.ts'
import {clipped, ellipse, line, placed, type Point, shape} from '../svg.ts'
import {sash, straight} from './sash.ts'

interface Hand {
  /** Where the finger and the thumb meet, or would meet. */
  at: Point
  /** The arm comes from the left and points to the right when this is 0. */
  turn: number
  scale: number
  skin: string
  sleeve: string
  pose: 'pinching' | 'flat'
  /** For a left hand. */
  flip?: boolean
  cuff?: 'woven' | 'ribbed'
}

type Finger = readonly [root: Point, bend: Point, tip: Point]

/** The thumb first; the picture shows the back of a hand. */
const fingers: Record<Hand['pose'], readonly Finger[]> = {
  pinching: [
    [
      [-154, -24],
      [-70, -66],
      [-10, -10],
    ],
    [
      [-84, 8],
      [-24, -6],
      [0, 8],
    ],
    [
      [-80, 32],
      [-26, 30],
      [-10, 40],
    ],
    [
      [-80, 56],
      [-40, 58],
      [-28, 66],
    ],
    [
      [-92, 78],
      [-64, 84],
      [-54, 90],
    ],
  ],
  flat: [
    [
      [-154, -24],
      [-110, -66],
      [-66, -74],
    ],
    [
      [-84, 4],
      [-30, -14],
      [14, -22],
    ],
    [
      [-80, 30],
      [-20, 24],
      [32, 20],
    ],
    [
      [-82, 56],
      [-30, 62],
      [18, 68],
    ],
    [
      [-92, 80],
      [-50, 94],
      [-12, 108],
    ],
  ],
}

const back = 'M-250 -20Q-200 -36 -150 -40Q-96 -36 -76 -10Q-62 26 -72 66Q-84 98 -130 96Q-190 96 -250 84Z'

/** A hand and its sleeved arm, seen from above; at scale 1 the hand is 200 long and the arm 900. */
export function hand({at, turn, scale, skin, sleeve, pose, flip, cuff = 'woven'}: Hand): string {
  const drawn = fingers[pose].map(([root, bend, tip]) =>
    line(`M${root.join(' ')}Q${bend.join(' ')} ${tip.join(' ')}`, skin, 33),
  )
  const nails = fingers[pose].map(([, bend, tip]) =>
    placed(
      [tip[0] + 2, tip[1]],
      {turn: (Math.atan2(tip[1] - bend[1], tip[0] - bend[0]) * 180) / Math.PI},
      ellipse(0, 0, 10, 8, palette.blush, 0.7),
    ),
  )
  const creases = fingers[pose]
    .slice(1, 4)
    .map(([[x, y], [bx, by]]) => `M${x + 6} ${y + 14}L${(x + bx) / 2 + 6} ${(y + by) / 2 + 15}`)
  const arm = 'M-236 -40Q-560 -78 -1100 -96V170Q-560 150 -236 104Z'
  const ribs = Array.from({length: 10}, (_, index) => `M-310 ${-60 + index * 20}H-220`).join('')
  const wrist = 'M-300 -62L-230 -50V114L-300 126Z'
  return placed(
    at,
    {turn: flip ? turn + 180 : turn, scale, flip},
    ...drawn,
    shape(back, skin),
    ...nails,
    line(creases.join(''), palette.umber, 3, {opacity: 0.35}),
    shape(arm, sleeve),
    cuff === 'woven'
      ? clipped(wrist, sash(straight([-265, -72], [-265, 136]), 70, 48))
      : shape(wrist, palette.paper) + clipped(wrist, line(ribs, palette.linen, 5)),
  )
}
