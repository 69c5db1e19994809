import {palette} from '../palette.ts'
import {seeded} from '../random.ts'
import type {Scene} from '../scene.ts'
import {fire, sparks} from '../shapes/fire.ts'
import {rays} from '../shapes/gouge.ts'
import {land, ridge} from '../shapes/land.ts'
import {type Person, person} from '../shapes/person.ts'
import {arms} from '../shapes/poses.ts'
import {fern, flower} from '../shapes/plants.ts'
import {ringDance} from '../shapes/ring-dance.ts'
import {water} from '../shapes/sea.ts'
import {bandedSky, specks} from '../shapes/sky.ts'
import {circle, line, placed, type Point, rect, shape} from '../svg.ts'

const [width, height] = [1800, 1200]

const cliffs = ridge([
  [0, 440],
  [240, 470],
  [420, 520],
  [560, 600],
  [620, 700],
])
const shore = ridge([
  [0, 720],
  [450, 690],
  [900, 700],
  [1350, 690],
  [1800, 730],
])

function draw(): string {
  const random = seeded(2406)
  return [
    bandedSky(width, 660, ['#1f4450', '#36616a', '#6c8a83', '#b9a877', '#e3b264', '#efc983'], random),
    specks([0, 10, width, 300], 90, [1.4, 4], palette.paper, random),
    water({
      left: 0,
      right: width,
      top: 590,
      bottom: 760,
      colour: palette.sea,
      light: palette.straw,
      dark: palette.deep,
      random,
    }),
    land(cliffs, {span: [0, 620], bottom: 760, fill: '#2b5a48', cut: palette.pine, random}),
    gate([1420, 720]),
    land(shore, {span: [0, width], bottom: height, fill: palette.forest, cut: palette.pine, random}),
    pole([330, 790]),
    circle(900, 800, 420, palette.amber, 0.12),
    rays({
      centre: [900, 790],
      inner: 330,
      outer: 560,
      count: 60,
      thickness: 6,
      colour: palette.amber,
      opacity: 0.3,
      random,
    }),
    sparks([900, 640], 560, 70, random),
    fire([900, 880], 3.9),
    ringDance([900, 935], [480, 110], 206, 16, random),
    girls(),
    ...[40, 150, 270, 1745, 1790, 1840].map((x, index) =>
      fern(
        [x, 1250],
        300 - (index % 3) * 50,
        index < 3 ? -14 + index * 12 : -16 + (index - 3) * 12,
        index % 2 ? palette.moss : palette.sage,
        index < 3 ? 18 : -18,
      ),
    ),
    ...(
      [
        [210, 1080, 34],
        [1400, 1150, 30],
        [90, 1030, 24],
        [1730, 980, 26],
      ] as const
    ).map(([x, y, size]) => flower([x, y], size, 7, palette.paper, palette.amber)),
  ].join('')
}

/** A gate wound with leaves and flowers through which the guests come. */
function gate([x, y]: Point): string {
  const leaves = Array.from({length: 25}, (_, index) => {
    const angle = Math.PI + (index / 24) * Math.PI
    const [px, py] = [x + Math.cos(angle) * 130, y - 180 + Math.sin(angle) * 130]
    return (
      circle(px, py, 26, index % 2 ? palette.moss : palette.sage) +
      (index % 3 ? '' : flower([px, py], 20, 6, index % 2 ? palette.paper : palette.rust, palette.amber))
    )
  })
  return (
    rect(x - 142, y - 180, 24, 210, palette.umber) +
    rect(x + 118, y - 180, 24, 210, palette.umber) +
    leaves.join('')
  )
}

/** The burning wheel on its pole. */
function pole([x, y]: Point): string {
  return [
    line(`M${x} ${y}V360`, palette.umber, 16),
    circle(x, 330, 120, palette.amber, 0.2),
    line('M-62 0H62M0 -62V62M-44 -44L44 44M44 -44L-44 44', palette.umber, 9, {
      transform: `translate(${x} 330)`,
    }),
    ...Array.from({length: 10}, (_, index) =>
      placed(
        [x, 330],
        {turn: index * 36},
        placed(
          [0, -62],
          {},
          shape('M0 -54Q24 -16 0 8Q-24 -16 0 -54Z', palette.rust),
          shape('M0 -32Q13 -10 0 6Q-13 -10 0 -32Z', palette.straw),
        ),
      ),
    ),
    `<circle cx="${x}" cy="330" r="62" fill="none" stroke="${palette.honey}" stroke-width="14"/>`,
  ].join('')
}

function girls(): string {
  const pair: Person[] = [
    {
      at: [1490, 1130],
      height: 330,
      skin: '#f0cba9',
      hair: '#c9994b',
      head: 'wreath',
      headColour: palette.sage,
      top: palette.brick,
      sleeves: palette.paper,
      bottom: palette.paper,
      hem: palette.brick,
      belt: palette.amber,
      skirt: true,
      arms: arms.holding,
    },
    {
      at: [1600, 1146],
      height: 240,
      skin: '#f3d5b8',
      hair: '#7c4d25',
      head: 'wreath',
      headColour: palette.sage,
      top: palette.paper,
      bottom: palette.paper,
      hem: palette.forest,
      belt: palette.brick,
      skirt: true,
      arms: arms.holding,
    },
  ]
  return pair.map((one) => person(one) + posy(one)).join('')
}

const posy = ({at: [x, y], height: tall}: Person) =>
  [-14, 0, 14]
    .map((shift, index) =>
      flower(
        [x + shift, y - tall * 0.56 - (index === 1 ? 12 : 0)],
        13,
        6,
        [palette.paper, palette.amber, palette.rust][index] ?? palette.paper,
        palette.umber,
      ),
    )
    .join('')

export const midsummer: Scene = {name: 'jonines', width, height, format: 'jpg', grain: 16, draw}
