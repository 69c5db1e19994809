import {defineField} from '../define.ts'

/**
 * Volunteers order documents by dragging them in the Studio. Only the order of the numbers counts: a moved document
 * gets one between those of its neighbours, and a new one comes last.
 */
export const positionIn = (type: string) =>
  defineField({
    name: 'position',
    title: {lt: 'Vieta sąraše', en: 'Place in the list'},
    description: {lt: 'Keičiama tempiant sąraše.', en: 'Changed by dragging in the list.'},
    type: 'number',
    hidden: true,
    initialValue: async (_, {getClient}) => {
      const last = await getClient({apiVersion: '2025-02-19'}).fetch<number | null>(
        '*[_type == $type && defined(position)] | order(position desc)[0].position',
        {type},
        {perspective: 'raw'},
      )
      return Math.floor(last ?? 0) + 1
    },
  })
