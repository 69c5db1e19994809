import {defineField, defineType} from '../define.ts'
import {matchLanguages} from '../validation/bilingual.ts'
import {image} from '../fields/image.ts'
import {pageHeading, seo, sharingGroup, textGroup} from '../fields/page-fields.ts'
import {titledList} from '../fields/lists.ts'

export const membershipPage = defineType({
  name: 'membershipPage',
  title: {lt: 'Tapti nariu', en: 'Become a member'},
  type: 'document',
  groups: [textGroup, sharingGroup],
  fields: [
    ...pageHeading,
    defineField({...image, group: 'text'}),
    defineField({
      name: 'hasDeadline',
      title: {lt: 'Registracija iki metų pabaigos', en: 'Registration until the end of the year'},
      description: {
        lt: 'Įjungus rodoma, kad nauji nariai priimami iki šių metų gruodžio 31 d.',
        en: 'If on, the page says that new members are welcome until 31 December of this year.',
      },
      type: 'boolean',
      group: 'text',
      initialValue: true,
    }),
    defineField({
      ...titledList({
        name: 'benefits',
        title: {lt: 'Ką gauna narys', en: 'What a member gets'},
        description: {
          lt: 'Trys punktai, kiekvienas su vienu ar dviem sakiniais.',
          en: 'Three points, each with one or two sentences.',
        },
      }),
      group: 'text',
      validation: (rule) =>
        rule.length(3).warning({
          lt: 'Puslapyje numatyta vieta trims punktams.',
          en: 'The page has room for three points.',
        }),
    }),
    defineField({
      name: 'feeText',
      title: {lt: 'Apie metinį mokestį', en: 'About the annual fee'},
      description: {
        lt: 'Nebūtina. Keli sakiniai prie anketos. Pačią sumą administratoriai keičia Admin skydelio dalyje „Nustatymai“.',
        en: 'Optional. A few sentences beside the form. Administrators change the amount itself under Settings in the admin dashboard.',
      },
      type: 'localizedText',
      group: 'text',
      validation: matchLanguages,
    }),
    defineField({
      name: 'minimumAge',
      title: {lt: 'Mažiausias nario amžius', en: 'Minimum age'},
      description: {lt: 'Metais, tik skaičius, pvz., 18.', en: 'In years, a number only, such as 18.'},
      type: 'number',
      group: 'text',
      initialValue: 18,
      validation: (rule) => [
        rule
          .required()
          .error({lt: 'Įrašykite amžių metais, pvz., 18.', en: 'Enter the age in years, such as 18.'}),
        rule
          .integer()
          .min(0)
          .max(120)
          .error({lt: 'Įrašykite amžių metais, pvz., 18.', en: 'Enter the age in years, such as 18.'}),
      ],
    }),
    seo,
  ],
  preview: {
    select: {subtitle: 'title.lt', media: 'image'},
    prepare: (selection) => ({title: {lt: 'Tapti nariu', en: 'Become a member'}, ...selection}),
  },
})
