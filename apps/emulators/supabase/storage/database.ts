import type {Sql, TransactionSql} from 'postgres'
import {service, type Caller} from './caller.ts'
import {fromDatabaseError} from './from-database-error.ts'

type Run<T> = (tx: TransactionSql) => Promise<T>

export interface Database {
  caller: Caller
  /** Row level security applies to the caller in this transaction. */
  asCaller: <T>(run: Run<T>) => Promise<T>
  /** Row level security does not apply in this transaction. */
  asService: <T>(run: Run<T>) => Promise<T>
  /** @throws {StorageError} if the caller may not do this; the transaction is rolled back either way */
  probe: (run: Run<unknown>) => Promise<void>
}

const rolledBack = Symbol('rolled back')

/** Policies read `operation` with `storage.operation()`. */
export function openDatabase(sql: Sql, request: Request, caller: Caller, operation: string): Database {
  const headers = JSON.stringify(Object.fromEntries(request.headers))
  const path = new URL(request.url).pathname
  const as = async <T>({claims, token}: Caller, run: Run<T>) => {
    try {
      const result = await sql.begin(async (tx) => {
        await tx`
          select set_config('role', ${claims.role}, true),
            set_config('request.jwt', ${token}, true),
            set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
            set_config('request.jwt.claim.role', ${claims.role}, true),
            set_config('request.jwt.claim.sub', ${claims.sub ?? ''}, true),
            set_config('request.headers', ${headers}, true),
            set_config('request.method', ${request.method}, true),
            set_config('request.path', ${path}, true),
            set_config('storage.operation', ${operation}, true),
            set_config('storage.allow_delete_query', 'true', true),
            set_config('search_path', 'storage, public, extensions', true),
            set_config('statement_timeout', '30s', true)`
        return [await run(tx)] as const
      })
      return result[0] as T
    } catch (error) {
      throw fromDatabaseError(error)
    }
  }
  return {
    caller,
    asCaller: (run) => as(caller, run),
    asService: (run) => as(service, run),
    probe: async (run) => {
      try {
        await as(caller, async (tx) => {
          await run(tx)
          throw rolledBack
        })
      } catch (error) {
        if (error !== rolledBack) throw error
      }
    },
  }
}
