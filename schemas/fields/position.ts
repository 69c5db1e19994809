import {defineField} from '@sanity/types'

/** Where a document stands among its like. */
export const position = defineField({
  name: 'position',
  title: 'Kelintas sąraše',
  description: 'Skaičius: 1 – pirmas. Kurio skaičius mažesnis, tas rodomas aukščiau.',
  type: 'number',
  initialValue: 10,
  validation: (rule) => rule.required().integer().min(1).error('Įrašykite sveikąjį skaičių, pvz., 1.'),
})

/** Lists of such documents in the Studio. */
export const byPosition = {
  name: 'position',
  title: 'Kaip svetainėje',
  by: [{field: 'position', direction: 'asc' as const}],
}
