import {defineArrayMember, defineField, defineType} from '../../define.ts'
import {matchLanguages} from '../../validation/bilingual.ts'

export const safeguarding = defineType({
  name: 'safeguarding',
  title: {lt: 'Vaikų sauga', en: 'Safeguarding'},
  type: 'object',
  options: {collapsible: true, collapsed: false},
  fields: [
    defineField({
      name: 'contact',
      title: {lt: 'Kas atsako už vaikų saugą', en: 'Who is responsible for safeguarding'},
      description: {
        lt: 'Nebūtina. Žmogus, kuriam tėvai, vaikai ir savanoriai praneša apie nerimą (angl. „designated safeguarding person“).',
        en: 'Optional. The person parents, children and volunteers go to with a concern (the ‘designated safeguarding person’).',
      },
      type: 'contactPerson',
    }),
    defineField({
      name: 'checks',
      title: {lt: 'Patikros ir mokymai', en: 'Checks and training'},
      description: {
        lt: 'Nebūtina. Kas iš tiesų daroma, pvz., kieno DBS pažymos tikrinamos, kas baigė vaikų saugos ir pirmosios pagalbos kursus.',
        en: 'Optional. What is actually done, such as whose DBS certificates are checked, and who has had training in safeguarding and first aid.',
      },
      type: 'localizedText',
      validation: matchLanguages,
    }),
    defineField({
      name: 'insurance',
      title: {lt: 'Draudimas', en: 'Insurance'},
      description: {
        lt: 'Nebūtina. Koks draudimas galioja (pvz., „public liability“) ir iki kada.',
        en: 'Optional. Which insurance is in force (such as public liability) and until when.',
      },
      type: 'localizedText',
      validation: matchLanguages,
    }),
    defineField({
      name: 'policies',
      title: {lt: 'Taisyklės', en: 'Policies'},
      description: {
        lt: 'Nebūtina. Vaikų saugos politika, elgesio taisyklės, skundų tvarka.',
        en: 'Optional. Child protection policy, code of conduct, complaints procedure.',
      },
      type: 'array',
      of: [defineArrayMember({type: 'publicDocument'})],
    }),
  ],
})
