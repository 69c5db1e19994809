import {defineArrayMember, defineField} from '../../define.ts'
import {donateAction} from './donateAction.ts'
import {externalLink} from './externalLink.ts'
import {internalLink} from './internalLink.ts'
import {registrationAction} from './registrationAction.ts'

export const actionNames = ['internalLink', 'externalLink', 'donateAction', 'registrationAction'] as const

export type ActionName = (typeof actionNames)[number]

const definitions = {internalLink, externalLink, donateAction, registrationAction} satisfies {
  [name in ActionName]: {name: name}
}

export const actionTypes = actionNames.map((name) => definitions[name])

export const actions = defineField({
  name: 'actions',
  title: {lt: 'Mygtukai', en: 'Buttons'},
  description: {
    lt: 'Nebūtina. Ką perskaičius galima nuveikti: eiti į kitą puslapį, paaukoti, užsiregistruoti. Pirmas – svarbiausias.',
    en: 'Optional. What readers can do next: go to another page, donate, register. The first is the most important.',
  },
  type: 'array',
  of: actionNames.map((type) => defineArrayMember({type})),
  validation: (rule) =>
    rule.max(4).warning({
      lt: 'Palikite ne daugiau kaip keturis mygtukus – kitaip sunku pasirinkti.',
      en: 'Keep no more than four buttons: with more it is hard to choose.',
    }),
})
