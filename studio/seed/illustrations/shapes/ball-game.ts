import {palette} from '../palette.ts'
import {circle, clipped, ellipse, line, placed, type Point, polygon, rect, shape} from '../svg.ts'
import {type Person, person} from './person.ts'
import {legs as poses, limbs} from './poses.ts'

export function basketball([x, y]: Point, radius: number, turn = 0): string {
  const seams = `M${-radius} 0H${radius}M0 ${-radius}V${radius}M${-radius * 0.72} ${-radius * 0.7}Q0 0 ${-radius * 0.72} ${radius * 0.7}M${radius * 0.72} ${-radius * 0.7}Q0 0 ${radius * 0.72} ${radius * 0.7}`
  return placed(
    [x, y],
    {turn},
    circle(0, 0, radius, palette.rust),
    ellipse(-radius * 0.3, -radius * 0.4, radius * 0.36, radius * 0.24, palette.rose, 0.6),
    line(seams, palette.ink, radius * 0.09),
  )
}

/** Pole, board, ring and net, 560 high at scale 1; `at` is the foot of the pole. */
export function hoop(at: Point, scale: number): string {
  const strands = [-46, -28, -10, 10, 28, 46]
  const net = strands
    .map((x, index) => {
      const next = strands[index + 1]
      const cross =
        next === undefined
          ? ''
          : `M${x} -306L${next * 0.84} -280L${x * 0.76} -252M${next} -306L${x * 0.84} -280L${next * 0.76} -252`
      return `M${x} -306L${x * 0.7} -230${cross}`
    })
    .join('')
  return placed(
    at,
    {scale},
    rect(-12, -380, 24, 380, palette.deep),
    rect(-40, -14, 80, 22, palette.night, 6),
    rect(-134, -520, 268, 190, palette.umber, 8),
    rect(-128, -514, 256, 178, palette.paper, 4),
    shape('M-52 -440H52V-346H-52ZM-42 -430V-356H42V-430Z', palette.brick, {'fill-rule': 'evenodd'}),
    line(net, palette.snow, 4),
    `<ellipse cx="0" cy="-308" rx="52" ry="11" fill="none" stroke="${palette.brick}" stroke-width="9"/>`,
  )
}

interface Kit {
  shirt: string
  trim: string
  shorts: string
}

/** Somebody in a sleeveless shirt and shorts. */
export function player(figure: Omit<Person, 'top' | 'bottom'>, {shirt, trim, shorts}: Kit): string {
  const {at, height, legs = poses.standing, lean = 0, skin} = figure
  const thighs = legs.map(([[kx, ky]], index) => {
    const hip = index ? 4.2 : -4.2
    return line(
      polygon(
        [
          [hip, -46],
          [hip + (kx - hip) * 0.78, -46 + (ky + 46) * 0.78],
        ],
        false,
      ),
      shorts,
      9.4,
      {'stroke-linecap': 'butt'},
    )
  })
  const torso = 'M-10 -71Q-10.2 -77.5 -4 -78.2L4 -78.2Q10.2 -77.5 10 -71L8 -45Q0 -42 -8 -45Z'
  return (
    person({...figure, top: shirt, sleeves: skin, bottom: skin}) +
    placed(
      at,
      {scale: height / 100, turn: lean},
      ...thighs,
      shape('M-8.4 -50L8.4 -50L9 -42Q0 -37.5 -9 -42Z', shorts),
      clipped(
        torso,
        line('M-9 -56Q0 -54.6 9 -56', trim, 2.4, {'stroke-linecap': 'butt'}),
        line('M-9 -60Q0 -58.6 9 -60', trim, 1.2, {'stroke-linecap': 'butt'}),
      ),
    )
  )
}

/** A player in a wheelchair, facing right: the chair is drawn around the figure. */
export function wheelchairPlayer(figure: Omit<Person, 'top' | 'bottom' | 'legs'>, kit: Kit): string {
  const {at, height} = figure
  const spokes = Array.from({length: 8}, (_, index) => {
    const angle = (index / 8) * Math.PI * 2
    return `M-3 -24L${-3 + Math.cos(angle) * 20} ${-24 + Math.sin(angle) * 20}`
  })
  const seated = limbs([12, -44, 17, -22], [15, -43, 20, -22])
  const chair = (...parts: string[]) => placed(at, {scale: height / 100}, ...parts)
  return (
    chair(
      line('M-12 -66L-12 -42L16 -40L20 -18L25 -18', palette.deep, 3),
      circle(17, -8, 6, palette.ink),
      circle(17, -8, 3, palette.mist),
    ) +
    player({...figure, legs: seated}, kit) +
    chair(
      line(spokes.join(''), palette.mist, 0.9),
      `<circle cx="-3" cy="-24" r="21" fill="none" stroke="${palette.ink}" stroke-width="3.4"/>`,
      circle(-3, -24, 3.4, palette.deep),
    )
  )
}
