import {defineField} from '../define.ts'
import {linkAnywhere} from '../validation/links.ts'

export const linkHref = defineField({
  name: 'href',
  title: {lt: 'Kur veda nuoroda', en: 'Where the link leads'},
  description: {
    lt: 'Pasirinkite svetainės puslapį ar failą arba įrašykite adresą, el. paštą ar telefoną.',
    en: 'Choose a page of the site or a file, or enter an address, email address or phone number.',
  },
  type: 'url',
  options: {leads: 'anywhere'},
  validation: (rule) => [
    rule.required().error({lt: 'Įrašykite, kur veda nuoroda.', en: 'Enter where the link leads.'}),
    linkAnywhere(rule),
  ],
})
