import {defineField, defineType} from '../../define.ts'
import {emailAddress, phoneNumber} from '../../validation/formats.ts'
import {upTo} from '../../validation/lengths.ts'

export const contacts = defineType({
  name: 'contacts',
  title: {lt: 'Kontaktai', en: 'Contact'},
  type: 'object',
  fields: [
    defineField({
      name: 'email',
      title: {lt: 'El. paštas', en: 'Email'},
      description: {
        lt: 'Bendras bendruomenės paštas, kuriuo lankytojai rašo klausimus.',
        en: 'The community’s own mailbox, to which visitors send their questions.',
      },
      type: 'email',
      validation: (rule) =>
        emailAddress(rule.required(), {
          lt: 'Įrašykite bendruomenės el. pašto adresą, pvz., vardas@pavyzdys.lt.',
          en: 'Enter the community’s email address, such as name@example.com.',
        }),
    }),
    defineField({
      name: 'phone',
      title: {lt: 'Telefonas', en: 'Phone'},
      description: {
        lt: 'Nebūtina. Su šalies kodu, pvz., +44 29 2018 0000.',
        en: 'Optional. With the country code, such as +44 29 2018 0000.',
      },
      type: 'string',
      validation: phoneNumber,
    }),
    defineField({
      name: 'address',
      title: {lt: 'Pašto adresas', en: 'Postal address'},
      description: {lt: 'Nebūtina. Kur siųsti paprastus laiškus.', en: 'Optional. Where to send letters.'},
      type: 'text',
      rows: 3,
      validation: upTo('line'),
    }),
  ],
})
