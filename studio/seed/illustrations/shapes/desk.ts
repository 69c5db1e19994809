import {palette} from '../palette.ts'
import {circle, ellipse, line, placed, type Point, rect, shape} from '../svg.ts'
import {oakLeaf} from './plants.ts'
import {sash, straight} from './sash.ts'

/** A telephone with a dial, 320 wide at scale 1; `at` is the middle of its foot. */
export function telephone(at: Point, scale: number): string {
  const holes = Array.from({length: 10}, (_, index) => {
    const angle = ((index * 30 - 60) * Math.PI) / 180
    return circle(Math.cos(angle) * 46, -104 + Math.sin(angle) * 46, 10, palette.brick)
  })
  return placed(
    at,
    {scale},
    ellipse(6, 2, 176, 22, palette.umber, 0.45),
    line('M-150 -20q-60 10 -64 40t-60 6', palette.night, 7),
    shape('M-160 0Q-156 -60 -112 -110L-86 -176H86L112 -110Q156 -60 160 0Z', palette.brick),
    shape('M-160 0Q-158 -18 -152 -34H152Q158 -18 160 0Z', '#7f2c20'),
    rect(-96, -200, 40, 34, '#7f2c20', 8),
    rect(56, -200, 40, 34, '#7f2c20', 8),
    circle(0, -104, 70, '#7f2c20'),
    circle(0, -104, 64, palette.linen),
    ...holes,
    circle(0, -104, 26, palette.paper),
    circle(0, -104, 15, palette.amber),
    line('M56 -74L72 -62', palette.night, 7),
    shape(
      'M-176 -214Q-170 -268 -120 -262Q-60 -246 0 -246Q60 -246 120 -262Q170 -268 176 -214Q178 -176 146 -176H112Q92 -178 88 -208Q40 -216 0 -216Q-40 -216 -88 -208Q-92 -178 -112 -176H-146Q-178 -176 -176 -214Z',
      palette.brick,
    ),
    line('M-110 -246Q0 -226 110 -246', palette.rust, 9),
  )
}

/** A written sheet with a woven border that lies on a desk, 480 wide at scale 1; `at` is its middle. */
export function letterSheet(at: Point, scale: number, turn: number): string {
  const lines = Array.from({length: 7}, (_, row) => {
    const y = -44 + row * 27
    const half = 178 + row * 4
    const waves = Array.from({length: row === 6 ? 9 : 21 - (row % 3) * 2}, (_unused, index) =>
      index % 4 === 3 ? 'm14 0' : `q4 ${-7 - ((index * 5 + row * 3) % 5)} 8 0t8 0`,
    )
    return `M${-half} ${y}${waves.join('')}`
  })
  return placed(
    at,
    {scale, turn},
    shape('M-206 -120H218L258 172H-238Z', palette.umber, {opacity: 0.35}),
    shape('M-214 -130H210L250 162H-250Z', palette.paper),
    sash(straight([-206, -104], [204, -104]), 32, 112),
    line(lines.join(''), palette.deep, 4.4),
    oakLeaf([196, 138], 52, -24, palette.amber, palette.honey),
  )
}

/** An envelope with a striped edge and a stamp, 300 wide at scale 1. */
export function envelope(at: Point, scale: number, turn: number): string {
  const colours = [palette.amber, palette.forest, palette.brick]
  const edge = Array.from({length: 15}, (_, index) => {
    const x = -146 + index * 19.6
    const colour = colours[index % 3] ?? palette.brick
    return shape(`M${x} -94h12l-6 13h-12Z`, colour) + shape(`M${x + 4} 82h12l-6 13h-12Z`, colour)
  })
  return placed(
    at,
    {scale, turn},
    rect(-142, -86, 300, 190, palette.umber, 6, 0.35),
    rect(-150, -95, 300, 190, palette.paper, 6),
    ...edge,
    rect(74, -68, 58, 68, palette.flax, 2),
    circle(103, -28, 17, palette.amber),
    shape('M74 -16Q90 -30 104 -16T132 -14V0H74Z', palette.forest),
    line('M-60 12H40M-60 36H60M-60 60H20', palette.deep, 5),
  )
}

/** A fountain pen, 260 long at scale 1, its nib at the place. */
export const fountainPen = (nib: Point, scale: number, turn: number) =>
  placed(
    nib,
    {scale, turn},
    line('M14 -6L22 -250', palette.umber, 24, {opacity: 0.3}),
    shape('M0 0L-11 -40H11Z', palette.amber),
    line('M0 -4V-28', palette.ink, 2.4),
    shape('M-11 -40L-14 -90H14L11 -40Z', palette.night),
    rect(-16, -220, 32, 132, palette.forest, 6),
    rect(-17, -116, 34, 10, palette.amber),
    rect(-16, -262, 32, 46, palette.forest, 12),
    line('M10 -252V-180', palette.amber, 6),
  )

export const inkBottle = ([x, y]: Point) =>
  ellipse(x + 4, y, 62, 12, palette.umber, 0.4) +
  shape(
    `M${x - 54} ${y}Q${x - 60} ${y - 70} ${x - 22} ${y - 78}H${x + 22}Q${x + 60} ${y - 70} ${x + 54} ${y}Z`,
    palette.deep,
  ) +
  shape(
    `M${x - 54} ${y}Q${x - 56} ${y - 34} ${x - 48} ${y - 42}H${x + 48}Q${x + 56} ${y - 34} ${x + 54} ${y}Z`,
    palette.night,
  ) +
  rect(x - 26, y - 104, 52, 30, palette.honey, 5)
