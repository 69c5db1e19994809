import {palette} from '../palette.ts'
import {circle, clipped, group, placed, type Point, rect, shape} from '../svg.ts'
import {person} from './person.ts'
import {sash, straight} from './sash.ts'

/** The coach, 900 long, seen from its side; `at` is the middle of its foot. */
export function coach(at: Point): string {
  const windows = Array.from({length: 6}, (_, index) => -408 + index * 124)
  const glass = (x: number) => `M${x} -208h112v92h-112Z`
  const passengers = windows.map((x, index) =>
    clipped(
      glass(x),
      rect(x, -208, 112, 92, palette.flax),
      index === 2
        ? ''
        : person({
            at: [x + 56, 78],
            height: 272,
            skin: ['#f0cba9', '#e6b78f', '', '#a06b46', '#f3d5b8', '#f0cba9'][index] ?? '#f0cba9',
            hair: ['#cfc6b5', '#3b2a1d', '', '#22261f', '#c9994b', '#7c4d25'][index] ?? '#3b2a1d',
            head: (['bun', 'short', 'short', 'short', 'plait', 'cap'] as const)[index],
            headColour: palette.brick,
            top:
              [palette.brick, palette.forest, '', palette.amber, palette.deep, palette.moss][index] ??
              palette.brick,
            bottom: palette.ink,
          }),
    ),
  )
  const wheel = (x: number) =>
    circle(x, 0, 58, palette.ink) + circle(x, 0, 32, palette.mist) + circle(x, 0, 12, palette.ink)
  return placed(
    at,
    {turn: 2},
    shape('M-460 -10V-200Q-460 -248 -410 -248H396Q452 -248 462 -190L474 -60V-10Z', palette.paper),
    shape('M-460 -10V-70H474V-10Z', palette.brick),
    rect(-420, -264, 780, 20, palette.linen, 8),
    group({}, sash(straight([-460, -92], [474, -92]), 44, 220)),
    ...passengers,
    shape('M336 -208H398Q420 -208 428 -180L440 -116H336Z', palette.flax),
    clipped(
      'M336 -208H440V-116H336Z',
      person({
        at: [384, 70],
        height: 262,
        skin: '#e6b78f',
        hair: '#3b2a1d',
        head: 'cap',
        headColour: palette.deep,
        top: palette.deep,
        bottom: palette.deep,
      }),
    ),
    shape('M330 -116H446V-92H330Z', palette.paper),
    rect(446, -56, 26, 22, palette.amber, 8),
    wheel(-270),
    wheel(270),
  )
}
