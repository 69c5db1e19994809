import {palette} from '../palette.ts'
import {circle, clipped, line, placed, type Point, rect, shape} from '../svg.ts'
import {parcel} from './gifts.ts'
import {type Person, person} from './person.ts'
import {limbs} from './poses.ts'
import {sash, straight} from './sash.ts'

const riders: readonly (Omit<Person, 'at' | 'height' | 'bottom'> & {x: number})[] = [
  {
    x: 190,
    skin: '#e6b78f',
    hair: '#3b2a1d',
    head: 'woolly',
    headColour: palette.brick,
    top: palette.amber,
    arms: limbs([-12, -62, 10, -60], [14, -63, 20, -66]),
  },
  {x: 44, skin: '#f0cba9', hair: '#c9994b', head: 'plait', top: palette.brick},
]

const load: readonly [x: number, width: number, height: number, paper: string, ribbon: string][] = [
  [-236, 150, 104, palette.linen, palette.brick],
  [-96, 116, 80, palette.sage, palette.amber],
  [30, 126, 112, palette.rust, palette.paper],
  [-166, 104, 70, palette.flax, palette.brick],
]

/** A van of volunteers with parcels on its roof, 640 long, driving to the right; `at` is the middle of its foot. */
export function van(at: Point, scale: number): string {
  const cab = 'M120 -222H206Q236 -222 252 -190L284 -128H120Z'
  const side = 'M-24 -222H104V-128H-24Z'
  const rear = 'M-286 -222H-40V-128H-286Z'
  const inside = (pane: string, ...content: string[]) => shape(pane, palette.flax) + clipped(pane, ...content)
  const [driver, mate] = riders.map(({x, ...one}) =>
    person({...one, at: [x, 120], height: 336, bottom: palette.ink}),
  )
  return placed(
    at,
    {scale},
    rect(-330, -10, 660, 26, palette.deep, 13, 0.35),
    ...load.map(([x, wide, high, paper, ribbon], index) =>
      gift([x, index === 3 ? -372 : -272 - high / 2], [wide, high], paper, ribbon),
    ),
    line('M-310 -264V-288H110V-264M-240 -264v-24M-100 -264v-24M20 -264v-24', palette.ink, 7),
    shape(
      'M-316 -14V-220Q-316 -262 -276 -262H190Q234 -262 258 -222L296 -142Q334 -130 336 -92V-14Z',
      palette.paper,
    ),
    shape('M-316 -14V-96H336V-14Z', palette.forest),
    sash(straight([-316, -104], [336, -104]), 38, 160),
    inside(
      rear,
      gift([-226, -140], [110, 96], palette.brick, palette.straw),
      gift([-120, -130], [120, 80], palette.amber, palette.forest),
      gift([-190, -196], [84, 40], palette.sage, palette.paper),
    ),
    inside(side, mate ?? ''),
    inside(cab, driver ?? '', line('M246 -112q22 -30 8 -56', palette.ink, 8)),
    line('M112 -238V-24M-32 -238V-24', palette.mist, 4),
    line('M126 -118h26M-18 -118h26', palette.ink, 7),
    shape('M40 -34C2 -58 12 -84 28 -82Q38 -81 40 -71Q42 -81 52 -82C68 -84 78 -58 40 -34Z', palette.brick),
    shape('M308 -92Q334 -92 336 -70H312Z', palette.straw),
    rect(-318, -84, 14, 40, palette.rust, 4),
    shape('M-330 -30H346V-8H-330Z', palette.ink),
    ...[-196, 206].map(
      (x) =>
        circle(x, -14, 66, palette.ink) +
        circle(x, -8, 54, '#3a3d36') +
        circle(x, -8, 28, palette.mist) +
        circle(x, -8, 10, palette.ink),
    ),
  )
}

const gift = (at: Point, [width, height]: Point, paper: string, ribbon: string) =>
  placed(
    at,
    {scale: 0.34},
    parcel({at: [0, 0], size: [width / 0.34, height / 0.34], turn: 0, paper, pattern: palette.snow, ribbon}),
  )
