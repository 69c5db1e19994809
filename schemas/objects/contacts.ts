import {defineField, defineType} from '@sanity/types'
import {emailAddress, phoneNumber} from '../validation/formats.ts'
import {upTo} from '../validation/lengths.ts'

/** How visitors reach the organisers. */
export const contacts = defineType({
  name: 'contacts',
  title: 'Kontaktai',
  type: 'object',
  fields: [
    defineField({
      name: 'email',
      title: 'El. paštas',
      description: 'Bendras bendruomenės paštas, kuriuo lankytojai rašo klausimus.',
      type: 'email',
      validation: (rule) =>
        emailAddress(rule.required(), 'Įrašykite bendruomenės el. pašto adresą, pvz., vardas@pavyzdys.lt.'),
    }),
    defineField({
      name: 'phone',
      title: 'Telefonas',
      description: 'Nebūtina. Su šalies kodu, pvz., +44 29 2018 0000.',
      type: 'string',
      validation: phoneNumber,
    }),
    defineField({
      name: 'address',
      title: 'Pašto adresas',
      description: 'Nebūtina. Kur siųsti paprastus laiškus.',
      type: 'text',
      rows: 3,
      validation: upTo('line'),
    }),
  ],
})
