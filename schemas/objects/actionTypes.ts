import type {ActionName} from './action-names.ts'
import {actionNames} from './action-names.ts'
import {donateAction} from './donateAction.ts'
import {externalLink} from './externalLink.ts'
import {internalLink} from './internalLink.ts'
import {registrationAction} from './registrationAction.ts'

const definitions = {internalLink, externalLink, donateAction, registrationAction} satisfies {
  [name in ActionName]: {name: name}
}

/** The schema types of all actions: what the Studio offers, in the registry's order. */
export const actionTypes = actionNames.map((name) => definitions[name])
