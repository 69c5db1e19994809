import {evaluate, parse} from 'groq-js'
import {from} from 'rxjs'
import {createSchema, type ValidateDocumentOptions, validateDocument} from 'sanity'
import {schemaTypes} from '../schema-types.ts'

/** A document as the Content Lake stores it. */
export interface Stored {
  _id: string
  _type: string
  [field: string]: unknown
}

const schema = createSchema({name: 'default', types: schemaTypes})

/**
 * The Studio's validation problems of a document while the Content Lake stores `stored`, one line each:
 * `error title.lt: Įrašykite tekstą lietuviškai.`
 */
export async function problemsOf(document: Stored, stored: Stored[] = []): Promise<string[]> {
  const now = '2025-11-15T12:00:00Z'
  const markers = await validateDocument({
    document: {_createdAt: now, _updatedAt: now, _rev: '1', ...document},
    workspace: {schema, getClient: () => clientOf(stored), i18n},
    environment: 'studio',
  } as unknown as ValidateDocumentOptions)
  return markers.map(({level, path, message}) => `${level} ${path.join('.')}: ${message}`).toSorted()
}

// The Studio's own messages appear as their keys.
const i18n = {
  t: (key: string) => key,
  loadNamespaces: async () => {},
  locales: [],
  currentLocale: {id: 'lt-LT'},
}

function clientOf(stored: Stored[]) {
  const fetch = async (query: string, params: Record<string, unknown> = {}) =>
    (await evaluate(parse(query, {params}), {dataset: stored, params})).get()
  const client = {
    fetch,
    getDataUrl: (operation: string, path?: string) => [operation, path].join('/'),
    observable: {
      fetch: (query: string, params?: Record<string, unknown>) => from(fetch(query, params)),
      request: () => from([{documents: stored, omitted: []}]),
    },
    withConfig: () => client,
  }
  return client
}
