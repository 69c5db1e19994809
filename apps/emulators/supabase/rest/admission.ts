import type {Sql} from 'postgres'
import {verifyJwt} from '../jwt.ts'

/**
 * PostgREST asks the project's `db_pre_request` once it has parsed a body. This asks before, so that only a large body
 * that will be admitted is read.
 */
export function createAdmission(sql: Sql, jwtSecret: string) {
  return async ({method, url, headers}: Request, token: string): Promise<boolean> => {
    try {
      const claims = await verifyJwt(token, jwtSecret)
      const path = new URL(url).pathname.slice('/rest/v1'.length)
      return await sql.begin('read only', async (transaction) => {
        const [setting] = await transaction<{name: string}[]>`
          select substring(entry from '^pgrst.db_pre_request=(.+)') as name
          from pg_roles, unnest(rolconfig) as entry
          where rolname = 'authenticator' and entry like 'pgrst.db_pre_request=%'`
        await transaction`
          select
            set_config('request.method', ${method}, true),
            set_config('request.path', ${path}, true),
            set_config('request.headers', ${JSON.stringify(Object.fromEntries(headers))}, true),
            set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
            set_config('role', ${claims.role}, true)`
        if (setting) await transaction`select ${transaction.unsafe(setting.name)}()`
        return true
      })
    } catch {
      return false
    }
  }
}
