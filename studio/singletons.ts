import type {DocumentActionsResolver, NewDocumentOptionsResolver} from 'sanity'
import {singletonTypes} from './schema-types.ts'

/** Types with a fixed set of documents. */
const fixedTypes = new Set<string>([...singletonTypes.map(({name}) => name), 'legalPage'])
const allowedActions = new Set<string | undefined>(['publish', 'discardChanges', 'restore', 'viewOnSite'])

/** A page that is always there is changed and published, never deleted, copied or taken off the site. */
export const singletonActions: DocumentActionsResolver = (actions, {schemaType}) =>
  fixedTypes.has(schemaType) ? actions.filter(({action}) => allowedActions.has(action)) : actions

/** Nor is another one offered. */
export const withoutSingletons: NewDocumentOptionsResolver = (options) =>
  options.filter(({templateId}) => !fixedTypes.has(templateId))
