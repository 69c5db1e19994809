import {defineArrayMember, defineField, defineType} from '@sanity/types'
import {matchLanguages, requireBothLanguages, requireTitle} from '../validation/bilingual.ts'
import {inPounds, pounds} from '../validation/money.ts'

/** Texts and details that several pages share. */
export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Kontaktai, sąskaita, mokestis',
  type: 'document',
  groups: [
    {name: 'about', title: 'Bendruomenė', default: true},
    {name: 'contact', title: 'Kontaktai'},
    {name: 'money', title: 'Nario mokestis ir sąskaita'},
    {name: 'search', title: 'Paieška'},
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Bendruomenės pavadinimas',
      description: 'Rodomas kiekvieno puslapio viršuje ir apačioje.',
      type: 'localizedString',
      group: 'about',
      validation: requireTitle,
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
      name: 'runBy',
      title: 'Kas vadovauja bendruomenei',
      description:
        'Nebūtina. Vienas sakinys. Rodomas pirmame puslapyje ir puslapių apačioje, su registracijos numeriu ir nuoroda į tarybą iš puslapio „Apie mus“.',
      type: 'localizedText',
      group: 'about',
      validation: matchLanguages,
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
      description: 'Svarais, pvz., 15 arba 12,50.',
      type: 'number',
      group: 'money',
      options: inPounds,
      validation: (rule) => [
        rule.required().error('Įrašykite metinį nario mokestį svarais.'),
        ...pounds({usual: 50, most: 1000})(rule),
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
    defineField({
      name: 'synonyms',
      title: 'Tos pačios reikšmės žodžiai',
      description:
        'Nebūtina. Kas ieško vieno grupės žodžio, ras ir puslapius, kuriuose parašytas kitas, pvz., „kepsninė“ ir „šašlykai“.',
      type: 'array',
      group: 'search',
      of: [defineArrayMember({type: 'synonymGroup'})],
    }),
  ],
  preview: {prepare: () => ({title: 'Kontaktai, sąskaita, mokestis'})},
})
