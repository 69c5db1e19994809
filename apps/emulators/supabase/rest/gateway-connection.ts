import {PostgresConnection} from '@supabase/lite/postgres'
import {requestContext} from '../request-context.ts'

/** Formats a timestamp as PostgREST does: with a T, and minutes in the offset. */
const withT = (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')

const asIs = (value: unknown) => String(value)

/** The engine passes JSON that is already serialised; serialising it again would store a string. */
function asJson(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value)
  try {
    JSON.parse(value)
    return value
  } catch {
    return JSON.stringify(value)
  }
}

interface Claims {
  auth?: {role?: string | null; uid?: string | null; jwt?: unknown}
  storage?: {operation?: string}
}

interface Executor {
  executeQuery: (query: unknown) => Promise<unknown>
}

/** The engine's connection, corrected where it differs from hosted Supabase. */
export function gatewayConnection(url: string): PostgresConnection {
  const connection = new PostgresConnection({
    url,
    postgresOptions: {
      max: 20,
      onnotice: () => {},
      types: {
        timestamptz: {to: 1184, from: [1184], serialize: asIs, parse: withT},
        timestamp: {to: 1114, from: [1114], serialize: asIs, parse: withT},
        json: {to: 114, from: [114], serialize: asJson, parse: JSON.parse},
        jsonb: {to: 3802, from: [3802], serialize: asJson, parse: JSON.parse},
      },
    },
  })
  const normalizeDbError = connection.normalizeDbError.bind(connection)
  // Some of these methods are private, but there is no public hook.
  return Object.assign(connection, {
    /** Here the engine would grant every role everything on every table. The migrations hold the grants. */
    ensureRlsContext: async () => true,
    applyJwtSessionContext,
    normalizeDbError: (error: unknown) => {
      rememberError(error)
      return normalizeDbError(error)
    },
  })
}

/** Makes one round trip instead of five, and passes the request headers to table queries, not only to functions. */
async function applyJwtSessionContext(transaction: Executor, context: Claims): Promise<void> {
  const {role, uid, jwt} = context.auth ?? {}
  const settings = {
    role: role ?? 'anon',
    'request.jwt.claim.sub': uid ?? '',
    'request.jwt.claim.role': role ?? 'anon',
    'request.jwt.claims': JSON.stringify(jwt ?? {role: role ?? 'anon'}),
    'request.headers': JSON.stringify(requestContext.getStore()?.headers ?? {}),
    'storage.operation': context.storage?.operation ?? '',
  }
  const names = Object.keys(settings)
  await transaction.executeQuery({
    sql: `select ${names.map((name, at) => `set_config('${name}', $${at + 1}, true)`).join(', ')}`,
    parameters: Object.values(settings),
    query: {kind: 'RawNode', sqlFragments: [], parameters: []},
    queryId: {queryId: 'session'},
  })
}

/** The engine turns many database errors into a bare 500: keep the error for the response. */
function rememberError(error: unknown) {
  const context = requestContext.getStore()
  if (!context || !(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return
  const {detail = null, hint = null} = error as {detail?: string; hint?: string}
  context.databaseError = {code: error.code, message: error.message, detail, hint}
}
