import {defineArrayMember, defineField, defineType} from '@sanity/types'
import {requireBothLanguages} from '../validation/bilingual.ts'

/** Texts and details that several pages share. */
export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Svetainės nustatymai',
  type: 'document',
  groups: [
    {name: 'about', title: 'Bendruomenė', default: true},
    {name: 'contact', title: 'Kontaktai'},
    {name: 'money', title: 'Nario mokestis ir sąskaita'},
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Bendruomenės pavadinimas',
      description: 'Rodomas kiekvieno puslapio viršuje ir apačioje.',
      type: 'localizedString',
      group: 'about',
      validation: requireBothLanguages,
    }),
    defineField({
      name: 'tagline',
      title: 'Šūkis',
      description: 'Vienas sakinys, kas esame. Rodomas puslapių apačioje ir paieškoje.',
      type: 'localizedString',
      group: 'about',
      validation: requireBothLanguages,
    }),
    defineField({
      name: 'contacts',
      title: 'Kontaktai',
      description:
        'Kaip lankytojai gali su mumis susisiekti. Rodoma kontaktų puslapyje ir puslapių apačioje.',
      type: 'contacts',
      group: 'contact',
    }),
    defineField({
      name: 'openingHours',
      title: 'Darbo laikas',
      description: 'Kada atsakome į laiškus ir skambučius.',
      type: 'openingHours',
      group: 'contact',
    }),
    defineField({
      name: 'socialLinks',
      title: 'Socialiniai tinklai',
      description: 'Nuorodos puslapių apačioje, tokia pačia tvarka.',
      type: 'array',
      group: 'contact',
      of: [defineArrayMember({type: 'socialLink'})],
    }),
    defineField({
      name: 'membershipFee',
      title: 'Metinis nario mokestis (£)',
      description: 'Svarais, tik skaičius, pvz., 15.',
      type: 'number',
      group: 'money',
      validation: (rule) => [
        rule.required().error('Įrašykite metinį nario mokestį svarais.'),
        rule.min(0).precision(2).error('Įrašykite sumą svarais, pvz., 15 arba 12.50 (su tašku).'),
      ],
    }),
    defineField({
      name: 'bankDetails',
      title: 'Banko sąskaita',
      description:
        'Į šią sąskaitą žmonės perves nario mokestį ir aukas. Prieš skelbdami patikrinkite du kartus.',
      type: 'bankDetails',
      group: 'money',
    }),
  ],
  preview: {prepare: () => ({title: 'Svetainės nustatymai'})},
})
