import {palette} from '../palette.ts'
import {circle, clipped, ellipse, line, placed, type Point, rect, shape} from '../svg.ts'
import {through} from './ribbon.ts'
import {sash} from './sash.ts'

interface Parcel {
  at: Point
  size: Point
  turn: number
  paper: string
  pattern: string
  ribbon: string
  bow?: boolean
}

/** A wrapped parcel seen from above, tied crosswise; `at` is its middle. */
export function parcel({
  at,
  size: [width, height],
  turn,
  paper,
  pattern,
  ribbon,
  bow = true,
}: Parcel): string {
  const [x, y] = [-width / 2, -height / 2]
  const marks: string[] = []
  for (let row = 0; row * 46 < height; row++) {
    for (let column = 0; column * 46 < width; column++) {
      const [mx, my] = [x + 26 + column * 46 + (row % 2) * 23, y + 24 + row * 46]
      marks.push(
        `M${mx - 8} ${my}h16M${mx} ${my - 8}v16M${mx - 6} ${my - 6}l12 12M${mx - 6} ${my + 6}l12 -12`,
      )
    }
  }
  const face = `M${x} ${y}h${width}v${height}h${-width}Z`
  return placed(
    at,
    {turn},
    rect(x + 16, y + 20, width, height, palette.umber, 8, 0.4),
    rect(x, y, width, height, paper, 6),
    clipped(face, line(marks.join(''), pattern, 3)),
    rect(-24, y, 48, height, ribbon),
    rect(x, -24, width, 48, ribbon),
    line(`M-14 ${y}v${height}M14 ${y}v${height}M${x} -14h${width}M${x} 14h${width}`, palette.paper, 2.4, {
      opacity: 0.55,
    }),
    bow ? bowKnot(ribbon) : '',
  )
}

/** Two loops and two tails around the origin. */
function bowKnot(colour: string): string {
  const loop = 'M0 0Q-40 -92 -104 -74Q-140 -50 -112 -12Q-84 18 0 0Z'
  const hole = 'M-30 -16Q-56 -62 -92 -56Q-112 -42 -94 -20Q-74 -6 -30 -16Z'
  const tail = 'M-6 0Q-30 50 -86 92L-66 104L-58 124Q-6 74 14 6Z'
  const half = shape(tail, colour) + shape(loop, colour) + shape(hole, palette.umber, {opacity: 0.45})
  return (
    placed([4, 8], {}, shape(loop, palette.umber, {opacity: 0.3})) +
    half +
    placed([0, 0], {flip: true}, half) +
    rect(-24, -22, 48, 44, colour, 14) +
    line('M-12 -12Q-6 0 -12 12M10 -12Q4 0 10 12', palette.paper, 3, {opacity: 0.6})
  )
}

/** An open box seen from above, lined with paper; what lies in it is drawn around its middle. */
export function openBox(at: Point, [width, height]: Point, turn: number, ...inside: string[]): string {
  const [x, y] = [-width / 2, -height / 2]
  const flap = 120
  const tissue = Array.from({length: 18}, (_, index) => {
    const share = index / 18
    const along = x + 10 + share * (width - 60)
    return (
      `M${along} ${y}l${30 + (index % 3) * 8} ${58 + (index % 4) * 12}l${34 - (index % 3) * 6} ${-60 - (index % 4) * 11}Z` +
      `M${along} ${-y}l${26 + (index % 4) * 8} ${-50 - (index % 3) * 14}l${36 - (index % 4) * 6} ${52 + (index % 3) * 13}Z`
    )
  })
  return placed(
    at,
    {turn},
    shape(
      `M${x - flap + 16} ${y + 34}H${-x + flap + 16}V${-y + 10}H${x - flap + 16}ZM${x + 30} ${y - flap + 20}H${-x}V${-y + flap + 20}H${x + 30}Z`,
      palette.umber,
      {opacity: 0.4},
    ),
    shape(`M${x} ${y}L${x + 26} ${y - flap}H${-x - 26}L${-x} ${y}Z`, '#d4ad74'),
    shape(`M${x} ${-y}L${x + 26} ${-y + flap}H${-x - 26}L${-x} ${-y}Z`, '#d4ad74'),
    shape(`M${x} ${y}L${x - flap} ${y + 22}V${-y - 22}L${x} ${-y}Z`, '#c69a5d'),
    shape(`M${-x} ${y}L${-x + flap} ${y + 22}V${-y - 22}L${-x} ${-y}Z`, '#c69a5d'),
    line(`M${x + 46} ${y - flap + 26}H${-x - 46}M${x + 46} ${-y + flap - 26}H${-x - 46}`, palette.umber, 3, {
      opacity: 0.25,
    }),
    rect(x, y, width, height, '#7a4a25'),
    rect(x + 16, y + 16, width - 32, height - 32, '#8d6238'),
    clipped(`M${x} ${y}h${width}v${height}h${-width}Z`, shape(tissue.join(''), palette.snow)),
    ...inside,
    line(`M${x} ${y}h${width}v${height}h${-width}Z`, palette.linen, 10),
  )
}

/** A reel of woven ribbon that unrolls along the points; `at` is its middle. */
export function ribbonReel(at: Point, radius: number, loose: readonly Point[], colour: string): string {
  const [x, y] = at
  return [
    circle(x + 10, y + 14, radius, palette.umber, 0.4),
    sash(through(loose), radius * 0.42, loose.length * 26),
    circle(x, y, radius, colour),
    circle(x, y, radius * 0.86, palette.paper),
    ...[0.74, 0.62, 0.5].map((share, index) =>
      circle(x, y, radius * share, index % 2 ? palette.paper : palette.amber),
    ),
    circle(x, y, radius * 0.4, colour),
    circle(x, y, radius * 0.16, palette.umber),
  ].join('')
}

/** Scissors that lie open, 250 long at scale 1; `at` is their pivot. */
export function scissors(at: Point, scale: number, turn: number): string {
  const blade = (flip: boolean) =>
    placed(
      [0, 0],
      {turn: flip ? -9 : 9, flip},
      shape('M-12 20Q-12 -60 4 -150Q14 -60 12 20Z', '#8ea5a5'),
      line('M0 14V70', palette.deep, 17),
      `<ellipse cx="-20" cy="104" rx="28" ry="42" fill="none" stroke="${palette.deep}" stroke-width="16"/>`,
    )
  return placed(
    at,
    {scale, turn},
    placed([10, 14], {}, ellipse(0, 100, 70, 46, palette.umber, 0.25)),
    blade(false),
    blade(true),
    circle(0, 6, 8, palette.ink),
  )
}
