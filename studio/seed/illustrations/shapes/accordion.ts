import {palette} from '../palette.ts'
import {circle, line, placed, type Point, rect, shape} from '../svg.ts'

/** An accordion with its bellows drawn out, 300 wide at scale 1; `at` is its middle. */
export function accordion(at: Point, scale: number): string {
  const folds = Array.from({length: 9}, (_, index) => {
    const x = -72 + index * 18
    const bend = Math.sin((index / 8) * Math.PI) * 14
    return shape(
      `M${x - 9} ${-84 - bend}h18v${168 + bend * 2}h-18Z`,
      index % 2 ? palette.brick : palette.linen,
    )
  })
  const keys = Array.from({length: 9}, (_, index) => rect(92, -86 + index * 19, 46, 17, palette.snow, 3))
  const sharps = [0, 1, 3, 4, 5, 7].map((index) => rect(92, -74 + index * 19, 26, 9, palette.ink, 2))
  const buttons = Array.from({length: 18}, (_, index) =>
    circle(-124 + (index % 3) * 16, -66 + Math.floor(index / 3) * 26, 5.4, palette.snow),
  )
  return placed(
    at,
    {scale},
    ...folds,
    rect(-146, -96, 70, 192, '#7f2c20', 14),
    line('M-86 -84V84', palette.amber, 5),
    ...buttons,
    rect(78, -100, 70, 200, '#7f2c20', 14),
    line('M84 -84V84', palette.amber, 5),
    ...keys,
    ...sharps,
  )
}
