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
