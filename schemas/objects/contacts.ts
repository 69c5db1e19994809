import {defineField, defineType} from '@sanity/types'

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
        rule.required().error('Įrašykite bendruomenės el. pašto adresą, pvz., vardas@pavyzdys.lt.'),
    }),
    defineField({
      name: 'phone',
      title: 'Telefonas',
      description: 'Nebūtina. Su šalies kodu, pvz., +44 29 2018 0000.',
      type: 'string',
      validation: (rule) =>
        rule
          .regex(/^\+?[0-9][0-9 ()-]{6,}$/)
          .error('Rašykite tik skaičius, tarpus ir + pradžioje, pvz., +44 29 2018 0000.'),
    }),
    defineField({
      name: 'address',
      title: 'Pašto adresas',
      description: 'Nebūtina. Kur siųsti paprastus laiškus.',
      type: 'text',
      rows: 3,
    }),
  ],
})
