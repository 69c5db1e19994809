import type {DocumentActionsResolver, NewDocumentOptionsResolver} from 'sanity'
import {privateTypes, singletonTypes} from './schema-types.ts'

const fixedTypes = new Set<string>([
  ...singletonTypes.map(({name}) => name),
  ...privateTypes.map(({name}) => name),
  'legalPage',
])
const typesWithoutPage = new Set<string>(privateTypes.map(({name}) => name))
const allowedActions = new Set<string | undefined>([
  'publish',
  'discardChanges',
  'restore',
  'viewOnSite',
  'shareDraft',
])

/** Fixed documents can be edited and published, but not deleted, duplicated or unpublished. */
export const singletonActions: DocumentActionsResolver = (actions, {schemaType}) =>
  fixedTypes.has(schemaType)
    ? actions.filter(
        ({action}) =>
          allowedActions.has(action) && !(action === 'viewOnSite' && typesWithoutPage.has(schemaType)),
      )
    : actions

export const withoutSingletons: NewDocumentOptionsResolver = (options) =>
  options.filter(({templateId}) => !fixedTypes.has(templateId))
