import {palette} from '../palette.ts'
import {circle, ellipse, line, shape} from '../svg.ts'

export type HeadWear = 'short' | 'long' | 'bun' | 'plait' | 'wreath' | 'scarf' | 'cap' | 'woolly'

interface Headed {
  hair: string
  head?: HeadWear
  headColour?: string
  back?: boolean
}

const fringe = 'M-9 -88Q-10 -99.5 0 -99.3Q10 -99.5 9 -88Q6.5 -93.5 1 -94.2Q-6 -94.2 -9 -88Z'
const curtain =
  'M-9.4 -90Q-10 -99.5 0 -99.4Q10 -99.5 9.4 -90Q10.6 -79 8.4 -74.5L-8.4 -74.5Q-10.6 -79 -9.4 -90Z'

/** What lies behind and what before the face of a figure of 100 units. */
export function headWear({hair, head = 'short', headColour = palette.brick, back}: Headed) {
  switch (head) {
    case 'short':
      return {behind: '', front: shape(fringe, hair)}
    case 'long':
      return back
        ? {behind: '', front: shape(curtain, hair)}
        : {behind: shape(curtain, hair), front: shape(fringe, hair)}
    case 'bun':
      return {behind: circle(0, -99.4, 4.6, hair), front: shape(fringe, hair)}
    case 'plait':
      return {behind: back ? '' : plait(hair), front: shape(fringe, hair) + (back ? plait(hair) : '')}
    case 'wreath':
      return {
        behind: back ? '' : shape(curtain, hair),
        front: (back ? shape(curtain, hair) : shape(fringe, hair)) + wreath(headColour),
      }
    case 'scarf':
      return {
        behind: shape(
          'M-10 -89Q-10.5 -100 0 -100Q10.5 -100 10 -89Q9.6 -82 5 -79L0 -76L-5 -79Q-9.6 -82 -10 -89Z',
          headColour,
        ),
        front: back
          ? circle(0, -89.6, 9.4, headColour) + shape('M-9 -87L9 -87L0 -73Z', headColour)
          : shape('M-9.6 -87Q-10.6 -100 0 -100Q10.6 -100 9.6 -87Q7 -95 0 -95.4Q-7 -95 -9.6 -87Z', headColour),
      }
    case 'cap':
      return {
        behind: '',
        front:
          shape(fringe, hair) +
          shape('M-9.2 -93Q-8.5 -101.5 0 -101.3Q8.5 -101.5 9.2 -93Q0 -95.4 -9.2 -93Z', headColour) +
          line('M-10 -92.8Q-2 -95.6 9.5 -93', headColour, 2.2),
      }
    case 'woolly': {
      const brim = back ? -85 : -90
      return {
        behind: '',
        front:
          shape(
            `M-9.6 ${brim}Q-11 -102 0 -102Q11 -102 9.6 ${brim}Q0 ${brim - 3.5} -9.6 ${brim}Z`,
            headColour,
          ) +
          line(`M-9 ${brim - 0.8}Q0 ${brim - 4.4} 9 ${brim - 0.8}`, palette.paper, 2.8) +
          circle(0, -103.4, 3.2, palette.linen),
      }
    }
  }
}

const plait = (colour: string) =>
  [-80, -74, -68].map((y, index) => ellipse(6.6 + index * 0.7, y, 2.7 - index * 0.3, 3.6, colour)).join('')

function wreath(leaves: string): string {
  const flowers = [palette.paper, palette.amber, palette.brick, palette.paper, palette.amber]
  return (
    line('M-9.2 -93.5Q0 -98.6 9.2 -93.5', leaves, 4.6) +
    flowers
      .map((colour, index) => {
        const x = -8 + index * 4
        return circle(x, -93.9 - (1 - (x / 9) ** 2) * 2.8, 1.7, colour)
      })
      .join('')
  )
}
