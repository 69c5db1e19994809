import {defineArrayMember, defineField} from '@sanity/types'
import {actionNames} from '../objects/actionTypes.ts'
import {requireBothLanguages, requireTitle} from '../validation/bilingual.ts'

/** Title and introduction of a page. */
export const pageHeading = [
  defineField({
    name: 'title',
    title: 'Antraštė',
    description: 'Didžiausias užrašas puslapio viršuje.',
    type: 'localizedString',
    group: 'text',
    validation: requireTitle,
  }),
  defineField({
    name: 'text',
    title: 'Paantraštė',
    description: 'Vienas ar du sakiniai po antrašte.',
    type: 'localizedText',
    group: 'text',
    validation: requireBothLanguages,
  }),
]

/** Buttons at the end of a page. */
export const actions = defineField({
  name: 'actions',
  title: 'Mygtukai',
  description:
    'Nebūtina. Ką perskaičius galima nuveikti: eiti į kitą puslapį, paaukoti, užsiregistruoti. Pirmas – svarbiausias.',
  type: 'array',
  of: actionNames.map((type) => defineArrayMember({type})),
  validation: (rule) =>
    rule.max(4).warning('Palikite ne daugiau kaip keturis mygtukus – kitaip sunku pasirinkti.'),
})

export const seo = defineField({
  name: 'seo',
  title: 'Paieškai ir dalijimuisi',
  description:
    'Nebūtina. Pildykite, tik jei paieškoje ar pasidalijus nuoroda turi būti rodoma kas kita nei puslapyje.',
  type: 'seo',
  group: 'sharing',
})
