import {defineField, defineType} from '../../define.ts'
import {matchLanguages} from '../../validation/bilingual.ts'
import {webAddress} from '../../validation/links.ts'
import {upTo} from '../../validation/lengths.ts'

export const registerEntry = defineType({
  name: 'registerEntry',
  title: {lt: 'Registracija', en: 'Registration'},
  type: 'object',
  options: {collapsible: true, collapsed: false},
  fields: [
    defineField({
      name: 'number',
      title: {lt: 'Registracijos numeris', en: 'Registration number'},
      description: {lt: 'Tiksliai taip, kaip registre.', en: 'Exactly as in the register.'},
      type: 'string',
      validation: (rule) => [
        rule.required().error({lt: 'Įrašykite registracijos numerį.', en: 'Enter the registration number.'}),
        upTo('label')(rule),
      ],
    }),
    defineField({
      name: 'register',
      title: {lt: 'Kokiame registre', en: 'Which register'},
      description: {
        lt: 'Nebūtina. Pvz., „Anglijos ir Velso labdaros komisija (Charity Commission)“.',
        en: 'Optional. For example ‘Charity Commission for England and Wales’.',
      },
      type: 'localizedString',
      validation: matchLanguages,
    }),
    defineField({
      name: 'url',
      title: {lt: 'Įrašas registre', en: 'Entry in the register'},
      description: {
        lt: 'Nebūtina. Kur kiekvienas gali pasitikrinti: visas adresas su https:// pradžioje.',
        en: 'Optional. Where anybody can check it: the whole address, beginning with https://.',
      },
      type: 'url',
      validation: webAddress,
    }),
  ],
})
