import {palette} from '../palette.ts'
import {between, type Random, seeded} from '../random.ts'
import type {Scene} from '../scene.ts'
import {sash, straight} from '../shapes/sash.ts'
import {circle, clipped, ellipse, group, line, placed, type Point, rect, shape} from '../svg.ts'

const [width, height] = [1800, 1200]
const beetroot = '#e58aa0'

function draw(): string {
  const random = seeded(28)
  return [
    rect(0, 0, width, height, '#8d6238'),
    ...Array.from({length: 7}, (_, index) => rect(0, index * 178, width, 5, palette.umber, 0, 0.6)),
    cloth(),
    bowl([900, 600], 300, random),
    potatoes([490, 330], random),
    dumplings([1350, 330], random),
    bread([460, 890]),
    cucumbers([1330, 900], random),
    jug([900, 172]),
    dillSprig([700, 1010], 70),
    dillSprig([1120, 1020], -66),
    spoon([1270, 640]),
    hand([-60, 560], 6, palette.deep, '#e6b78f'),
    placed([width, 0], {flip: true}, hand([-80, 690], -5, palette.forest, '#f0cba9')),
  ].join('')
}

/** A linen cloth with woven borders. */
const cloth = () =>
  rect(150, 70, 1500, 1060, palette.umber, 6, 0.4) +
  rect(140, 56, 1520, 1060, palette.paper, 6) +
  line([...Array(50).keys()].map((index) => `M${140 + index * 31} 56v1060`).join(''), palette.linen, 2) +
  line([...Array(35).keys()].map((index) => `M140 ${56 + index * 31}h1520`).join(''), palette.linen, 2) +
  sash(straight([140, 112], [1660, 112]), 62, 212) +
  sash(straight([140, 1060], [1660, 1060]), 62, 212)

const dish = ([x, y]: Point, radius: number, rim: string) =>
  circle(x + 10, y + 16, radius, palette.umber, 0.25) +
  circle(x, y, radius, palette.snow) +
  circle(x, y, radius * 0.93, rim) +
  circle(x, y, radius * 0.88, palette.snow)

/** Cold beetroot soup with egg, cucumber and dill. */
function bowl([x, y]: Point, radius: number, random: Random): string {
  const fill = radius * 0.8
  const inside = (share: number): Point => {
    const angle = random() * Math.PI * 2
    const away = Math.sqrt(random()) * fill * share
    return [x + Math.cos(angle) * away, y + Math.sin(angle) * away]
  }
  return [
    dish([x, y], radius, palette.brick),
    circle(x, y, fill, beetroot),
    shape(
      `M${x - fill * 0.9} ${y - 40}A${fill} ${fill} 0 0 1 ${x + 60} ${y - fill * 0.95}A${fill * 1.2} ${fill * 1.2} 0 0 0 ${x - fill * 0.9} ${y - 40}Z`,
      '#eca3b3',
    ),
    ...Array.from({length: 46}, () =>
      placed(inside(0.9), {turn: random() * 180}, rect(-16, -5, 32, 10, '#b23a5e', 3)),
    ),
    ...Array.from({length: 20}, () =>
      placed(
        inside(0.9),
        {turn: random() * 90},
        rect(-13, -13, 26, 26, palette.mist, 6),
        rect(-13, -13, 26, 6, palette.moss, 3),
      ),
    ),
    ...Array.from({length: 30}, () =>
      placed(
        inside(0.95),
        {turn: random() * 180},
        line('M-10 0H10M-4 0l5 -7M2 0l5 -7M-4 0l5 7M2 0l5 7', palette.forest, 3),
      ),
    ),
    egg([x - 90, y - 50], -20),
    egg([x + 84, y + 56], 30),
    dillSprig([x + 10, y - 130], 120),
  ].join('')
}

const egg = (at: Point, turn: number) =>
  placed(
    at,
    {turn},
    ellipse(0, 0, 84, 64, palette.snow),
    ellipse(0, 2, 74, 54, '#fffdf6'),
    circle(6, 0, 36, palette.amber),
    circle(0, -6, 22, palette.straw),
  )

function dillSprig(at: Point, turn: number): string {
  const twigs = [...Array(9).keys()].map((index) => {
    const y = -index * 15
    const reach = 36 - index * 2.6
    return `M0 ${y}q${reach * 0.5} -6 ${reach} -26M${reach * 0.5} ${y - 8}l4 -20M0 ${y}q${-reach * 0.5} -6 ${-reach} -26M${-reach * 0.5} ${y - 8}l-4 -20`
  })
  return placed(at, {turn}, line('M0 60V-130', palette.forest, 5), line(twigs.join(''), palette.moss, 4))
}

function potatoes([x, y]: Point, random: Random): string {
  const pieces = Array.from({length: 9}, (_, index) => {
    const angle = (index / 8) * Math.PI * 2
    const away = index === 8 ? 0 : 84
    return placed(
      [x + Math.cos(angle) * away, y + Math.sin(angle) * away],
      {turn: random() * 180},
      ellipse(0, 3, 52, 40, palette.honey),
      ellipse(0, 0, 50, 37, palette.straw),
      ellipse(-10, -9, 20, 10, palette.paper),
    )
  })
  const herbs = Array.from({length: 24}, () =>
    placed(
      [x + between(random, -110, 110), y + between(random, -100, 100)],
      {turn: random() * 180},
      line('M-9 0H9M0 0l5 -6', palette.moss, 3.4),
    ),
  )
  return dish([x, y], 186, palette.forest) + pieces.join('') + herbs.join('')
}

/** Cepelinai with cream and crackling. */
function dumplings([x, y]: Point, random: Random): string {
  const pieces = [-66, 8, 82].map((shift) =>
    placed(
      [x + shift * 0.5, y + shift],
      {turn: -24},
      ellipse(0, 8, 112, 48, '#b9b5a0'),
      ellipse(0, 0, 110, 46, '#d8d4bd'),
      ellipse(-22, -14, 50, 14, palette.paper),
    ),
  )
  const crackling = Array.from({length: 26}, () =>
    rect(
      x + between(random, -50, 50),
      y + between(random, -80, 90),
      between(random, 10, 20),
      between(random, 8, 14),
      random() < 0.5 ? palette.umber : palette.rust,
      3,
    ),
  )
  return (
    dish([x, y], 190, palette.amber) +
    pieces.join('') +
    shape(
      `M${x - 50} ${y - 90}q80 -26 96 40q70 30 20 80q10 60 -60 66q-66 -6 -46 -66q-62 -60 -10 -120Z`,
      palette.snow,
    ) +
    crackling.join('')
  )
}

function bread([x, y]: Point): string {
  const slice = (at: Point, turn: number) =>
    placed(
      at,
      {turn},
      shape('M-86 60V-30Q-96 -86 0 -88Q96 -86 86 -30V60Q0 72 -86 60Z', palette.ink),
      shape('M-74 50V-26Q-82 -74 0 -76Q82 -74 74 -26V50Q0 60 -74 50Z', palette.umber),
      ...[...Array(16).keys()].map((index) =>
        circle(-58 + ((index * 37) % 116), -54 + ((index * 53) % 96), 4 + (index % 3), '#8d6238'),
      ),
    )
  return (
    placed(
      [x, y],
      {turn: -6},
      rect(-206, -120, 412, 240, palette.honey, 26),
      rect(-206, -120, 412, 240, palette.straw, 26, 0.35),
      line('M-190 -60H190M-190 10H190M-190 76H190', palette.umber, 3, {opacity: 0.35}),
    ) +
    slice([x - 90, y + 4], -14) +
    slice([x + 20, y - 4], -4) +
    slice([x + 118, y + 2], 9)
  )
}

const cucumbers = ([x, y]: Point, random: Random) =>
  dish([x, y], 150, palette.deep) +
  Array.from({length: 13}, (_, index) => {
    const angle = (index / 12) * Math.PI * 2
    const away = index === 12 ? 0 : index % 2 ? 88 : 62
    return placed(
      [x + Math.cos(angle) * away, y + Math.sin(angle) * away],
      {turn: random() * 360},
      circle(0, 0, 34, palette.forest),
      circle(0, 0, 29, palette.mist),
      ...[0, 72, 144, 216, 288].map((turn) => placed([0, 0], {turn}, ellipse(0, -13, 4, 8, palette.paper))),
    )
  }).join('')

const jug = ([x, y]: Point) =>
  circle(x + 8, y + 10, 96, palette.umber, 0.25) +
  circle(x, y, 94, palette.deep) +
  circle(x, y, 76, palette.night) +
  circle(x, y, 68, palette.snow) +
  shape(`M${x - 26} ${y + 86}L${x} ${y + 122}L${x + 26} ${y + 86}Z`, palette.deep) +
  line(`M${x - 34} ${y - 84}q-6 -52 34 -52t34 52`, palette.deep, 18)

const spoon = (at: Point) =>
  placed(
    at,
    {turn: 12},
    ellipse(4, -126, 44, 60, palette.umber, 0.3),
    ellipse(0, -132, 42, 58, palette.honey),
    ellipse(0, -130, 30, 44, palette.umber),
    line('M0 -74V190', palette.honey, 18),
  )

/** A sleeved arm that reaches in from the left. */
function hand(at: Point, turn: number, sleeve: string, skin: string): string {
  const arm = 'M0 -66H330V66H0Z'
  return placed(
    at,
    {turn},
    shape(
      'M320 -50Q400 -60 470 -40Q540 -34 552 -8Q556 10 520 10Q560 20 546 36Q500 60 430 56Q370 62 320 50Z',
      skin,
    ),
    shape('M410 -44Q430 -90 470 -84Q486 -74 462 -40Z', skin),
    shape(arm, sleeve),
    group({}, clipped(arm, sash(straight([310, -90], [310, 90]), 40, 36))),
  )
}

export const kitchenTable: Scene = {name: 'saltibarsciai', width, height, format: 'jpg', grain: 9, draw}
