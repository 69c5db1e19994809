import {palette} from '../palette.ts'
import {line, type Point, rect} from '../svg.ts'

/** The transporter bridge over the Usk: two lattice towers, a high span and the gondola on its ropes. */
export function transporterBridge(): string {
  const tower = (x: number) =>
    line(`M${x - 44} 610L${x - 16} 212M${x + 44} 610L${x + 16} 212`, palette.deep, 9) +
    line([0, 1, 2, 3, 4].map((step) => lattice(x, step)).join(''), palette.deep, 4) +
    rect(x - 60, 596, 120, 26, palette.ink)
  const hangers = Array.from({length: 17}, (_, index) => `M${620 + index * 47.5} 270V300`).join('')
  return [
    line('M600 212L330 600M1400 212L1670 600', palette.deep, 4),
    line('M600 214Q1000 318 1400 214', palette.deep, 6),
    line(hangers, palette.deep, 3),
    rect(540, 296, 920, 20, palette.deep),
    line('M540 330H1460', palette.deep, 5),
    tower(600),
    tower(1400),
    line('M1080 334L1060 540M1160 334L1180 540M1080 334L1180 540M1160 334L1060 540', palette.deep, 2.5),
    rect(1040, 540, 160, 42, palette.brick, 4),
    rect(1054, 550, 132, 14, palette.paper),
  ].join('')
}

function lattice(x: number, step: number): string {
  const at = (level: number): Point => [16 + (28 * level) / 5, 212 + (398 * level) / 5]
  const [[w1, y1], [w2, y2]] = [at(step), at(step + 1)]
  return `M${x - w1} ${y1}L${x + w2} ${y2}M${x + w1} ${y1}L${x - w2} ${y2}M${x - w2} ${y2}H${x + w2}`
}
