import {defineField} from '@sanity/types'

/** Position in a list that volunteers order by hand. */
export const position = defineField({
  name: 'position',
  title: 'Kelintas sąraše',
  description: 'Skaičius: 1 – pirmas. Kurio skaičius mažesnis, tas rodomas aukščiau.',
  type: 'number',
  initialValue: 10,
  validation: (rule) => rule.required().integer().min(1).error('Įrašykite sveikąjį skaičių, pvz., 1.'),
})

/** Orders Studio lists as on the site. */
export const byPosition = {
  name: 'position',
  title: 'Kaip svetainėje',
  by: [{field: 'position', direction: 'asc' as const}],
}
