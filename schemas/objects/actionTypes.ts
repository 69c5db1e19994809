import {donateAction} from './donateAction.ts'
import {externalLink} from './externalLink.ts'
import {internalLink} from './internalLink.ts'
import {registrationAction} from './registrationAction.ts'

/** Names of the buttons that volunteers can add to a page, in the order of the Studio. */
export const actionNames = ['internalLink', 'externalLink', 'donateAction', 'registrationAction'] as const

export type ActionName = (typeof actionNames)[number]

const definitions = {internalLink, externalLink, donateAction, registrationAction} satisfies {
  [name in ActionName]: {name: name}
}

/** The schema types of the buttons, in the same order. */
export const actionTypes = actionNames.map((name) => definitions[name])
