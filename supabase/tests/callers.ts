import type {ParameterOrFragment, Row} from 'postgres'
import type {Transaction} from './database.ts'

/** Who sends a request, as the API passes it to the database. */
export interface Caller {
  role: 'anon' | 'authenticated' | 'service_role'
  /** The user's id in the access token. */
  id?: string
  /** Further claims of the access token, such as the metadata that users can write. */
  claims?: Record<string, unknown>
  /** Names in lower case. */
  headers?: Record<string, string>
}

/** A visitor without an account, with the id stored in the browser. */
export function visitor(anonymousId?: string): Caller {
  return {role: 'anon', headers: anonymousId === undefined ? {} : {'x-anonymous-id': anonymousId}}
}

export const service: Caller = {role: 'service_role'}

export type Query = <Result extends object = Row>(
  text: TemplateStringsArray,
  ...values: ParameterOrFragment<never>[]
) => Promise<Result[]>

/**
 * Runs a query as the caller. An error rejects with the SQLSTATE as `code` and rolls the query back. Afterwards the
 * transaction continues as the database's owner.
 */
export function as(tx: Transaction, caller: Caller): Query {
  return async <Result extends object>(
    text: TemplateStringsArray,
    ...values: ParameterOrFragment<never>[]
  ) => {
    const rows = await tx.savepoint(async (savepoint) => {
      await switchTo(savepoint, caller)
      const result = await savepoint<Result[]>(text, ...values)
      await switchToOwner(savepoint)
      return [...result]
    })
    return rows as Result[]
  }
}

/** Switches to the caller for the rest of the transaction. */
export async function switchTo(tx: Transaction, {role, id, claims, headers}: Caller): Promise<void> {
  const token = {role, ...(id !== undefined && {sub: id}), ...claims}
  await tx`
    select
      set_config('request.jwt.claims', ${JSON.stringify(token)}, true),
      set_config('request.jwt.claim.sub', ${id ?? ''}, true),
      set_config('request.jwt.claim.role', ${role}, true),
      set_config('request.headers', ${JSON.stringify(headers ?? {})}, true),
      set_config('role', ${role}, true)`
}

async function switchToOwner(tx: Transaction) {
  await tx`
    select
      set_config('role', 'none', true),
      set_config('request.jwt.claims', '', true),
      set_config('request.jwt.claim.sub', '', true),
      set_config('request.jwt.claim.role', '', true),
      set_config('request.headers', '', true)`
}

/** The error of a caller without permission. */
export const refused = {code: '42501'}
