import type {DocumentActionComponent, DocumentActionsContext, NewDocumentOptionsContext} from 'sanity'
import {expect, test} from 'vitest'
import {documentTypes, privateTypes, singletonTypes} from './schema-types.ts'
import {singletonActions, withoutSingletons} from './singletons.ts'

const names = [
  'publish',
  'unpublish',
  'duplicate',
  'delete',
  'discardChanges',
  'restore',
  'viewOnSite',
] as const
const actions = names.map((action) => Object.assign(() => null, {action}) as DocumentActionComponent)

const offered = (schemaType: string) =>
  singletonActions(actions, {schemaType} as DocumentActionsContext).map(({action}) => action)

test.for([...singletonTypes.map(({name}) => name), 'legalPage'])(
  'a %s can be published and viewed, but not deleted, duplicated or unpublished',
  (type) => expect(offered(type)).toEqual(['publish', 'discardChanges', 'restore', 'viewOnSite']),
)

test.for(privateTypes)('a $name can be published, but not viewed on the site', ({name}) =>
  expect(offered(name)).toEqual(['publish', 'discardChanges', 'restore']),
)

test('other types have all actions', () => {
  expect(offered('event')).toEqual(names)
  expect(offered('redirect')).toEqual(names)
})

test('only types without fixed documents can be created', () => {
  const templates = [...singletonTypes, ...privateTypes, ...documentTypes].map(({name: templateId}) => ({
    templateId,
  }))
  const left = withoutSingletons(
    templates as Parameters<typeof withoutSingletons>[0],
    {} as NewDocumentOptionsContext,
  )
  expect(left.map(({templateId}) => templateId)).toEqual([
    'newsItem',
    'event',
    'campaign',
    'school',
    'group',
    'photoAlbum',
    'redirect',
  ])
})
