import {defineArrayMember, defineField, defineType} from '@sanity/types'
import {matchLanguages} from '../validation/bilingual.ts'

/** What parents ask about the safety of children in a school. */
export const safeguarding = defineType({
  name: 'safeguarding',
  title: 'Vaikų sauga',
  type: 'object',
  options: {collapsible: true, collapsed: false},
  fields: [
    defineField({
      name: 'contact',
      title: 'Kas atsako už vaikų saugą',
      description:
        'Nebūtina. Žmogus, kuriam tėvai, vaikai ir savanoriai praneša apie nerimą (angl. „designated safeguarding person“).',
      type: 'contactPerson',
    }),
    defineField({
      name: 'checks',
      title: 'Patikros ir mokymai',
      description:
        'Nebūtina. Kas iš tiesų daroma, pvz., kieno DBS pažymos tikrinamos, kas baigė vaikų saugos ir pirmosios pagalbos kursus.',
      type: 'localizedText',
      validation: matchLanguages,
    }),
    defineField({
      name: 'insurance',
      title: 'Draudimas',
      description: 'Nebūtina. Koks draudimas galioja (pvz., „public liability“) ir iki kada.',
      type: 'localizedText',
      validation: matchLanguages,
    }),
    defineField({
      name: 'policies',
      title: 'Taisyklės',
      description: 'Nebūtina. Vaikų saugos politika, elgesio taisyklės, skundų tvarka.',
      type: 'array',
      of: [defineArrayMember({type: 'publicDocument'})],
    }),
  ],
})
