import {palette} from '../palette.ts'
import {type Random, seeded} from '../random.ts'
import type {Scene} from '../scene.ts'
import {sheep, swan} from '../shapes/animals.ts'
import {bunting} from '../shapes/camp.ts'
import {below, furrows, ridge} from '../shapes/land.ts'
import {type Person, person} from '../shapes/person.ts'
import {arms} from '../shapes/poses.ts'
import {sash} from '../shapes/sash.ts'
import {bandedSky} from '../shapes/sky.ts'
import {circle, clipped, ellipse, line, placed, type Point, rect, shape} from '../svg.ts'

const [width, height] = [1800, 1200]

const pennants = [palette.brick, palette.forest, palette.amber, palette.deep]

function draw(): string {
  const random = seeded(18)
  return [
    rect(0, 0, width, height, '#f1dfb9'),
    ...Array.from({length: 19}, (_, index) => rect(index * 100, 0, 3, 860, '#e6cd9c')),
    view(random),
    picture([150, 150], palette.lagoon, swan([150, 190], 1.5)),
    picture([1370, 150], palette.forest, amberDrop()),
    bunting([-20, 10], [900, 14], 70, 9, 76, pennants),
    bunting([900, 14], [1820, 10], 70, 9, 76, pennants),
    rect(0, 850, width, 350, palette.honey),
    line('M0 930H1800M0 1020H1800M0 1120H1800', palette.umber, 4, {opacity: 0.35}),
    rect(0, 838, width, 22, palette.umber),
    shelf(),
    teacher(),
    children(),
    table(),
  ].join('')
}

/** The hills behind the window. */
function view(random: Random): string {
  const [left, top, right, bottom] = [590, 130, 1210, 600]
  const path = `M${left} ${top}H${right}V${bottom}H${left}Z`
  const hill = ridge([
    [590, 460],
    [760, 380],
    [960, 440],
    [1100, 390],
    [1210, 430],
  ])
  const green = below(hill, left, right, bottom)
  return [
    rect(left - 30, top - 30, right - left + 60, bottom - top + 60, palette.paper),
    clipped(
      path,
      placed([left, top], {}, bandedSky(right - left, 340, ['#cfdcd8', '#dfe4d4', '#ece6cd'], random)),
      circle(1060, 250, 52, palette.amber),
      shape(green, palette.sage),
      clipped(
        green,
        furrows(hill, {from: left, to: right, depth: 240, gap: 16, colour: palette.moss, width: 3, random}),
      ),
      sheep([760, 480], 1.1),
      sheep([840, 520], 1.3, true),
      sheep([1020, 500], 1.2),
    ),
    rect(893, top, 14, bottom - top, palette.paper),
    rect(left, 350, right - left, 12, palette.paper),
    rect(left - 50, bottom + 20, right - left + 100, 24, palette.linen),
  ].join('')
}

function picture([x, y]: Point, ground: string, content: string): string {
  return (
    rect(x, y, 280, 320, palette.umber, 4) +
    rect(x + 16, y + 16, 248, 288, palette.paper) +
    rect(x + 32, y + 32, 216, 256, ground) +
    placed([x - 10, y + 40], {}, content)
  )
}

const amberDrop = () =>
  shape('M152 30Q224 96 208 160Q190 222 140 214Q84 202 92 140Q98 76 152 30Z', palette.amber) +
  shape('M146 62Q110 110 112 150Q92 110 146 62Z', palette.straw) +
  ellipse(158, 160, 14, 22, palette.umber) +
  line('M144 146l-16 -10M172 148l16 -12M146 172l-16 10M172 172l14 12', palette.umber, 4)

function shelf(): string {
  const books = [
    palette.brick,
    palette.forest,
    palette.amber,
    palette.deep,
    palette.paper,
    palette.rust,
    palette.moss,
    palette.honey,
  ]
  const row = (y: number, shift: number) =>
    Array.from({length: 9}, (_, index) =>
      rect(
        1448 + index * 30,
        y - 84 - ((index * 37 + shift) % 26),
        25,
        84 + ((index * 37 + shift) % 26),
        books[(index * 3 + shift) % 8] ?? palette.brick,
        3,
      ),
    ).join('')
  return (
    rect(1420, 560, 320, 300, palette.umber) +
    rect(1436, 576, 288, 268, '#8d6238') +
    row(700, 1) +
    rect(1436, 700, 288, 16, palette.umber) +
    row(842, 5)
  )
}

const teacher = () =>
  person({
    at: [420, 1010],
    height: 560,
    skin: '#f0cba9',
    hair: '#7c4d25',
    head: 'bun',
    top: palette.forest,
    bottom: palette.brick,
    skirt: true,
    hem: palette.amber,
    belt: palette.amber,
    arms: arms.pointing,
  })

/** Behind the table, so that only heads and shoulders show. */
function children(): string {
  const pupils: (Omit<Person, 'at' | 'height' | 'bottom'> & {x: number})[] = [
    {x: 700, skin: '#e6b78f', hair: '#c9994b', head: 'plait', top: palette.amber, arms: arms.writing},
    {x: 900, skin: '#f3d5b8', hair: '#3b2a1d', head: 'short', top: palette.deep, arms: arms.handUp},
    {x: 1100, skin: '#a06b46', hair: '#22261f', head: 'bun', top: palette.paper, arms: arms.writing},
    {x: 1300, skin: '#f0cba9', hair: '#a5672d', head: 'short', top: palette.moss, arms: arms.writing},
  ]
  return pupils
    .map(({x, ...child}) => person({...child, at: [x, 1170], height: 440, bottom: palette.ink}))
    .join('')
}

function table(): string {
  const sheets: [number, string][] = [
    [700, line('M-34 8q14 -26 28 0t28 0M-34 24h60', palette.brick, 5)],
    [905, shape('M0 -12l9 18h20l-16 12l6 18l-19 -11l-19 11l6 -18l-16 -12h20Z', palette.amber)],
    [1105, circle(0, 10, 18, palette.rust) + line('M-40 30h80', palette.moss, 6)],
    [1305, shape('M-30 32V4L0 -16L30 4V32Z', palette.brick) + rect(-8, 12, 16, 20, palette.paper)],
  ]
  return [
    shape('M520 920H1480L1560 1030H440Z', palette.linen),
    rect(440, 1030, 1120, 60, palette.rose),
    sash((t) => [440 + t * 1120, 1060], 56, 176),
    rect(500, 1090, 40, 110, palette.umber),
    rect(1460, 1090, 40, 110, palette.umber),
    ...sheets.map(([x, drawing]) =>
      placed([x, 962], {}, shape('M-56 -26H56L66 46H-66Z', palette.snow), drawing),
    ),
    line('M800 1000l34 -26', palette.brick, 9),
    line('M1010 996l40 -8', palette.forest, 9),
    line('M1200 1002l30 -30', palette.amber, 9),
    rect(560, 880, 46, 66, palette.deep, 6),
    line('M570 884l-8 -50M583 882v-58M596 884l10 -52', palette.amber, 8),
  ].join('')
}

export const school: Scene = {name: 'mokyklele', width, height, format: 'png', grain: 0, draw}
