import {palette} from '../palette.ts'
import {seeded} from '../random.ts'
import type {Scene} from '../scene.ts'
import {bandLoom, shuttle} from '../shapes/band-loom.ts'
import {scissors} from '../shapes/gifts.ts'
import {scatter} from '../shapes/gouge.ts'
import {hand} from '../shapes/hand.ts'
import {yarn} from '../shapes/handicraft.ts'
import {ribbon} from '../shapes/ribbon.ts'
import {circle, ellipse, line, placed, rect} from '../svg.ts'

const [width, height] = [1800, 1200]
const loom = {span: [150, 1690], y: 560, band: 264, fell: 850} as const

function draw(): string {
  const random = seeded(1300)
  return [
    rect(0, 0, width, height, '#b1c4ab'),
    scatter({
      box: [0, 0, width, height],
      count: 420,
      length: [30, 70],
      thickness: 2.4,
      colour: '#9fb598',
      random,
    }),
    ribbon(
      [
        [-40, 250],
        [180, 190],
        [360, 90],
        [560, 70],
        [720, 140],
        [880, 190],
        [1040, 150],
      ],
      92,
      124,
    ),
    yarn([1240, 130], 1.5, palette.brick, palette.rose),
    yarn([1500, 170], 1.25, palette.amber, palette.straw),
    yarn([1690, 90], 1.2, palette.forest, palette.sage),
    scissors([180, 960], 1.05, 64),
    tea(),
    bandLoom(loom),
    line('M862 476C930 600 980 700 1010 700', palette.paper, 7),
    shuttle([1090, 700], 1.1, -10, palette.paper),
    hand({
      at: [1130, 716],
      turn: -118,
      scale: 1.45,
      skin: '#f0cba9',
      sleeve: palette.brick,
      pose: 'pinching',
    }),
    hand({
      at: [640, 690],
      turn: -58,
      scale: 1.45,
      skin: '#f0cba9',
      sleeve: palette.brick,
      pose: 'flat',
      flip: true,
    }),
  ].join('')
}

/** A cup of tea seen from above. */
const tea = () =>
  placed(
    [60, -26],
    {},
    circle(1572, 1010, 132, palette.ink, 0.22),
    circle(1560, 996, 132, palette.snow),
    circle(1560, 996, 116, palette.mist),
    line('M1634 950q54 -34 66 6q-4 40 -60 34', palette.snow, 20),
    circle(1560, 996, 88, palette.snow),
    circle(1560, 996, 76, palette.honey),
    ellipse(1540, 972, 30, 14, palette.amber),
    circle(1582, 1018, 26, palette.straw),
    circle(1582, 1018, 19, palette.amber),
    line('M1582 999v38M1563 1018h38M1569 1005l26 26M1595 1005l-26 26', palette.straw, 3),
  )

export const sashWeaving: Scene = {name: 'juostos-audimas', width, height, format: 'jpg', grain: 8, draw}
