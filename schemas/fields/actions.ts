import {defineArrayMember, defineField} from '@sanity/types'
import {actionNames} from '../objects/action-names.ts'

/** The buttons at the end of a page. */
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
