import {defineField, defineType} from '@sanity/types'
import {matchLanguages} from '../validation/bilingual.ts'
import {webAddress} from '../validation/links.ts'
import {upTo} from '../validation/lengths.ts'

/** The community's entry in a public register, such as that of the Charity Commission. */
export const registerEntry = defineType({
  name: 'registerEntry',
  title: 'Registracija',
  type: 'object',
  options: {collapsible: true, collapsed: false},
  fields: [
    defineField({
      name: 'number',
      title: 'Registracijos numeris',
      description: 'Tiksliai taip, kaip registre.',
      type: 'string',
      validation: (rule) => [rule.required().error('Įrašykite registracijos numerį.'), upTo('label')(rule)],
    }),
    defineField({
      name: 'register',
      title: 'Kokiame registre',
      description: 'Nebūtina. Pvz., „Anglijos ir Velso labdaros komisija (Charity Commission)“.',
      type: 'localizedString',
      validation: matchLanguages,
    }),
    defineField({
      name: 'url',
      title: 'Įrašas registre',
      description: 'Nebūtina. Kur kiekvienas gali pasitikrinti: visas adresas su https:// pradžioje.',
      type: 'url',
      validation: webAddress,
    }),
  ],
})
