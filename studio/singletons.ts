import type {DocumentActionsResolver, NewDocumentOptionsResolver} from 'sanity'
import {singletonTypes} from './schema-types.ts'

const singletons = new Set<string>(singletonTypes.map(({name}) => name))
const allowedActions = new Set<string | undefined>(['publish', 'discardChanges', 'restore', 'viewOnSite'])

/** A page that exists once is changed and published, never deleted, copied or taken off the site. */
export const singletonActions: DocumentActionsResolver = (actions, {schemaType}) =>
  singletons.has(schemaType) ? actions.filter(({action}) => allowedActions.has(action)) : actions

/** Nor is a second one offered. */
export const withoutSingletons: NewDocumentOptionsResolver = (options) =>
  options.filter(({templateId}) => !singletons.has(templateId))
