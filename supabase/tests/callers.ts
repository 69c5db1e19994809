import type {ParameterOrFragment, Row} from 'postgres'
import type {Transaction} from './database.ts'

/** Who sends a request, as the API tells it to the database. */
export interface Caller {
  role: 'anon' | 'authenticated' | 'service_role'
  /** The user's id; what an access token holds. */
  id?: string
  /** What else the access token says, such as the metadata that a user can write. */
  claims?: Record<string, unknown>
  /** Lower-case names. */
  headers?: Record<string, string>
}

/** Somebody who is not logged in, with the id that the browser keeps. */
export function visitor(anonymousId?: string): Caller {
  return {role: 'anon', headers: anonymousId === undefined ? {} : {'x-anonymous-id': anonymousId}}
}

export const service: Caller = {role: 'service_role'}

export type Query = <Result extends object = Row>(
  text: TemplateStringsArray,
  ...values: ParameterOrFragment<never>[]
) => Promise<Result[]>

/**
 * A query as the caller sends it. When it is refused, the promise is rejected with the SQLSTATE as `code`, what it
 * did is taken back and the transaction goes on, again as the database's owner.
 */
export function as(tx: Transaction, caller: Caller): Query {
  return async <Result extends object>(
    text: TemplateStringsArray,
    ...values: ParameterOrFragment<never>[]
  ) => {
    const rows = await tx.savepoint(async (attempt) => {
      await speakAs(attempt, caller)
      const result = await attempt<Result[]>(text, ...values)
      await speakAsOwner(attempt)
      return [...result]
    })
    return rows as Result[]
  }
}

/** For the rest of the transaction. */
export async function speakAs(tx: Transaction, {role, id, claims, headers}: Caller): Promise<void> {
  const token = {role, ...(id !== undefined && {sub: id}), ...claims}
  await tx`
    select
      set_config('request.jwt.claims', ${JSON.stringify(token)}, true),
      set_config('request.jwt.claim.sub', ${id ?? ''}, true),
      set_config('request.jwt.claim.role', ${role}, true),
      set_config('request.headers', ${JSON.stringify(headers ?? {})}, true),
      set_config('role', ${role}, true)`
}

async function speakAsOwner(tx: Transaction) {
  await tx`
    select
      set_config('role', 'none', true),
      set_config('request.jwt.claims', '', true),
      set_config('request.jwt.claim.sub', '', true),
      set_config('request.jwt.claim.role', '', true),
      set_config('request.headers', '', true)`
}

/** What a promise is rejected with when the caller has no right to what they asked for. */
export const refused = {code: '42501'}
