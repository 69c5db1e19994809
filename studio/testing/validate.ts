import {evaluate, parse} from 'groq-js'
import {from} from 'rxjs'
import {createSchema, type ValidateDocumentOptions, validateDocument} from 'sanity'
import type {Language} from '@site/schemas/languages'
import {validationClock} from '@site/schemas/validation/dates'
import {messageNamespace, validationMessages} from '@site/schemas/validation/messages'
import {schemaTypesIn} from '../schema/schema-types.ts'

/** A document as the Content Lake stores it. */
export interface Stored {
  _id: string
  _type: string
  [field: string]: unknown
}

const now = '2025-11-15T12:00:00Z'
validationClock.now = () => new Date(now)

const schemas = {
  lt: createSchema({name: 'default', types: schemaTypesIn('lt')}),
  en: createSchema({name: 'default', types: schemaTypesIn('en')}),
}

/**
 * The Studio's validation problems of a document while the Content Lake stores `stored`, one line each:
 * `error title.lt: Įrašykite tekstą lietuviškai.` Messages are in the given language of the Studio.
 */
export async function problemsOf(
  document: Stored,
  stored: Stored[] = [],
  language: Language = 'lt',
): Promise<string[]> {
  const markers = await validateDocument({
    document: {_createdAt: now, _updatedAt: now, _rev: '1', ...document},
    workspace: {schema: schemas[language], getClient: () => clientOf(stored), i18n: i18nIn(language)},
    environment: 'studio',
  } as unknown as ValidateDocumentOptions)
  return markers.map(({level, path, message}) => `${level} ${path.join('.')}: ${message}`).toSorted()
}

/** Translates our own messages. The Studio's appear as their keys. */
function i18nIn(language: Language) {
  const messages: Record<string, string> = validationMessages[language]
  const t = (key: string, values: Record<string, unknown> = {}) => {
    const [namespace, own = ''] = key.split(':')
    const text = namespace === messageNamespace ? messages[own] : undefined
    return text?.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name])) ?? key
  }
  return {t, loadNamespaces: async () => {}, locales: [], currentLocale: {id: localeIds[language]}}
}

const localeIds = {lt: 'lt-LT', en: 'en-US'}

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
