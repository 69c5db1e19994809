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

test('nothing else publishes or removes documents', () => {
  const sources = globSync('**/*.{ts,tsx}', {
    cwd: studio,
    exclude: (path) => /(^|\/)(node_modules|dist[^/]*|seed|testing)(\/|$)|\.test\.tsx?$/.test(path),
  })
  expect(sources.length).toBeGreaterThan(150)
  const found = sources.filter((path) =>
    /\b(?:publish|unpublish|discardChanges|delete|del|deleteOp)\.execute\(|actionType:/.test(
      readFileSync(join(studio, path), 'utf8'),
    ),
  )
  expect(found).toEqual(['actions/publish/publish-revision.ts'])
})
