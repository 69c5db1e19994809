import {palette} from '../palette.ts'
import {between, pick, type Random, seeded} from '../random.ts'
import type {Scene} from '../scene.ts'
import {sheep} from '../shapes/animals.ts'
import {cottage} from '../shapes/buildings.ts'
import {corgi} from '../shapes/corgi.ts'
import {land, ridge} from '../shapes/land.ts'
import {sashRow} from '../shapes/sash-row.ts'
import {water} from '../shapes/sea.ts'
import {bandedSky, cloud, gull} from '../shapes/sky.ts'
import {daffodil, rue} from '../shapes/spring-flowers.ts'
import {circle, type Point, shape} from '../svg.ts'

const [width, height] = [1920, 1080]

const farCoast = ridge([
  [0, 330],
  [200, 300],
  [420, 370],
  [640, 420],
  [760, 480],
])
const nearCoast = ridge([
  [0, 440],
  [180, 430],
  [360, 500],
  [440, 600],
  [500, 760],
])
/** A dragon of a rock that lies in the sea. */
const worm = ridge([
  [1180, 480],
  [1260, 444],
  [1330, 462],
  [1420, 400],
  [1500, 440],
  [1600, 360],
  [1720, 372],
  [1920, 300],
])
const headland = ridge([
  [0, 700],
  [420, 672],
  [960, 640],
  [1400, 652],
  [1760, 690],
  [1920, 730],
])
const bank = ridge([
  [0, 920],
  [300, 985],
  [960, 1030],
  [1600, 985],
  [1920, 920],
])

function draw(): string {
  const random = seeded(1991)
  return [
    bandedSky(width, 520, ['#c4d8d8', '#d5e0d6', '#e6e6d2', '#f2e4c1'], random),
    circle(1330, 270, 84, palette.amber),
    circle(1330, 270, 70, palette.straw),
    cloud([330, 190], 380, palette.paper, 0.95),
    cloud([1660, 170], 400, palette.paper, 0.95),
    cloud([760, 100], 260, palette.paper, 0.8),
    water({
      left: 0,
      right: width,
      top: 470,
      bottom: 760,
      colour: palette.lagoon,
      light: palette.paper,
      dark: palette.sea,
      random,
    }),
    land(farCoast, {span: [0, 760], bottom: 484, fill: '#a9c0b4', cut: palette.sage, random}),
    land(worm, {span: [1180, width], bottom: 484, fill: palette.sage, cut: palette.moss, random}),
    sailingBoat([700, 494], 0.62),
    sailingBoat([1650, 590], 1.2),
    land(nearCoast, {span: [0, 500], bottom: 760, fill: palette.moss, cut: palette.forest, random}),
    cottage([70, 470], 0.85),
    sheep([255, 482], 0.8),
    sheep([310, 510], 0.9, true),
    land(headland, {span: [0, width], bottom: height, fill: '#b9c48b', cut: '#8ba268', random}),
    meadowFlowers(random),
    sashRow(),
    corgi([1130, 1006], 1.2, true),
    land(bank, {span: [0, width], bottom: height, fill: palette.forest, cut: palette.pine, random}),
    border(),
    gull([470, 270], 60, palette.deep),
    gull([560, 226], 42, palette.deep),
    gull([1120, 190], 50, palette.deep),
  ].join('')
}

const sailingBoat = ([x, y]: Point, size: number) =>
  shape(`M${x} ${y - 82 * size}L${x + 44 * size} ${y - 12 * size}H${x}Z`, palette.paper) +
  shape(`M${x - 5} ${y - 70 * size}L${x - 30 * size} ${y - 12 * size}H${x - 5}Z`, palette.amber) +
  shape(
    `M${x - 40 * size} ${y - 8 * size}H${x + 50 * size}L${x + 32 * size} ${y + 12 * size}H${x - 26 * size}Z`,
    palette.brick,
  )

function meadowFlowers(random: Random): string {
  return Array.from({length: 54}, () => {
    const x = random() * width
    const y = between(random, headland(x) + 30, 1000)
    return circle(
      x,
      y,
      3 + (y - 660) / 90,
      pick(random, [palette.paper, palette.amber, palette.rust, palette.paper]),
    )
  }).join('')
}

function border(): string {
  const left = [20, 84, 150, 226, 300, 380, 470]
  const right = [1440, 1530, 1612, 1690, 1764, 1836, 1900]
  return [...left, ...right]
    .map((x, index) => {
      const edge = Math.min(x, width - x)
      const size = 1.5 - (edge / 470) * 0.66
      const lean = x < 960 ? -6 + (index % 3) * 7 : 6 - (index % 3) * 7
      return index % 2 ? rue([x, 1096], size * 1.25, lean) : daffodil([x, 1096], size * 1.1, lean, x > 960)
    })
    .join('')
}

export const aboutUs: Scene = {name: 'apie-mus', width, height, format: 'jpg', grain: 14, draw}
