import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {
  DocumentActionComponent,
  DocumentActionsContext,
  DocumentActionsResolver,
  PluginOptions,
} from 'sanity'
import {beforeAll, describe, expect, test, vi} from 'vitest'
import {documentTypes, singletonTypes} from '../schema/schema-types.ts'

const studio = join(import.meta.dirname, '..')

/** What changes what visitors see, or takes away what somebody typed. */
const asking = ['publish', 'unpublish', 'delete', 'discardChanges', 'schedule']

let plugins: PluginOptions[]

beforeAll(async () => {
  vi.stubEnv('SANITY_PROJECT_ID', 'local')
  vi.stubEnv('SANITY_DATASET', 'production')
  vi.stubEnv('SITE_URL', 'http://localhost:3000')
  const {default: config} = await import('../sanity.config.ts')
  plugins = [config].flat().flatMap(({plugins: own}) => (own ?? []).flatMap(withNested))
})

const withNested = (plugin: PluginOptions): PluginOptions[] => [
  ...(plugin.plugins ?? []).flatMap(withNested),
  plugin,
]

/** The actions of a document after each plugin. */
function actionsAfterEach(schemaType: string): {plugin: string; actions: DocumentActionComponent[]}[] {
  let actions: DocumentActionComponent[] = []
  return plugins.flatMap(({name, document}) => {
    if (typeof document?.actions !== 'function') return []
    actions = (document.actions as DocumentActionsResolver)(actions, {schemaType} as DocumentActionsContext)
    return {plugin: name, actions}
  })
}

describe.each([...documentTypes, ...singletonTypes].map(({name}) => name))('for a %s', (type) => {
  test('whatever is asked first is asked in one place, since nothing wraps it afterwards', () => {
    const steps = actionsAfterEach(type)
    const asked = (actions: DocumentActionComponent[] = []) =>
      actions.filter(({action}) => asking.some((name) => name === action))
    const made = asked(steps.find(({plugin}) => plugin === 'site-actions')?.actions)
    expect(made.map(({action}) => action).toSorted()).toEqual(asking.toSorted())
    expect(asked(steps.at(-1)?.actions)).toEqual(made)
  })
})

const sources = globSync('**/*.{ts,tsx}', {
  cwd: studio,
  exclude: (path) => /(^|\/)(node_modules|dist[^/]*|seed|testing)(\/|$)|\.test\.tsx?$/.test(path),
})

const sourcesWith = (part: RegExp) =>
  sources.filter((path) => part.test(readFileSync(join(studio, path), 'utf8'))).toSorted()

test('nothing else publishes or removes documents', () => {
  expect(sources.length).toBeGreaterThan(150)
  expect(
    sourcesWith(/\b(?:publish|unpublish|discardChanges|delete|del|deleteOp)\.execute\(|actionType:/),
  ).toEqual(['actions/publish/publish-revision.ts'])
})

/** These change what visitors see, and ask before they do. */
const asked = [
  'actions/removal/remove-revision.ts',
  'actions/undo/undo-publication.ts',
  'picture-library/replacing/replace-picture.ts',
]

/** These keep records, make drafts, or write what nobody has to be asked about. */
const unasked = [
  'actions/publish/former-titles.ts',
  // `publish-revision.ts` has asked by then.
  'actions/publication.ts',
  'bin/deleted-documents.ts',
  // A command runs it, not the Studio.
  'content-migrations/migrate-content.ts',
  'editing-together/edited-drafts/hold-commits.ts',
  'picture-library/delete-picture.ts',
  'picture-library/picture-rights.ts',
  'preview/share-draft/preview-links.ts',
  'schedule/scheduled-documents.ts',
  'start-page/translations/translation-records.ts',
  'structure/order/ordered-list-pane.tsx',
]

test('nothing else writes past the forms', () => {
  const writing = sourcesWith(/(?<!\broute)\.(?:transaction|patch|create|createOrReplace|mutate)\(/)
  expect(writing).toEqual([...asked, ...unasked].toSorted())
  expect(asked.filter((path) => !sourcesWith(/await ask\(/).includes(path))).toEqual([])
})
