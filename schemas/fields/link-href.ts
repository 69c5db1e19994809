import {defineField} from '@sanity/types'
import {linkAnywhere} from '../validation/links.ts'

/** Where a link or button in a text leads. */
export const linkHref = defineField({
  name: 'href',
  title: 'Kur veda nuoroda',
  description: 'Pasirinkite svetainės puslapį ar failą arba įrašykite adresą, el. paštą ar telefoną.',
  type: 'url',
  options: {leads: 'anywhere'},
  validation: (rule) => [rule.required().error('Įrašykite, kur veda nuoroda.'), linkAnywhere(rule)],
})
