import {donateAction} from './donateAction.ts'
import {externalLink} from './externalLink.ts'
import {internalLink} from './internalLink.ts'
import {registrationAction} from './registrationAction.ts'

/** Buttons that editors can add to a page, in the order the Studio offers them. */
export const actionNames = ['internalLink', 'externalLink', 'donateAction', 'registrationAction'] as const

export type ActionName = (typeof actionNames)[number]

const definitions = {internalLink, externalLink, donateAction, registrationAction} satisfies {
  [name in ActionName]: {name: name}
}

/** Their schema types, in the same order. */
export const actionTypes = actionNames.map((name) => definitions[name])
