import type {Context} from 'hono'
import type {Sql} from 'postgres'
import type {ApiKeys} from '../access.ts'
import {anonymous, readCaller, service} from './caller.ts'
import {openDatabase, type Database} from './database.ts'
import {ObjectFiles} from './object-files.ts'

export interface StorageOptions extends ApiKeys {
  /** The connection is as supabase_storage_admin, who may become anon, authenticated and service_role. */
  sql: Sql
  directory: string
  jwtSecret: string
  /** It is in bytes and applies to any file. */
  fileSizeLimit: number
}

export interface StorageContext extends StorageOptions {
  files: ObjectFiles
  /** @throws {StorageError} when the caller is unknown */
  connect: (c: Context, operation: string) => Promise<Database>
  /** Public buckets serve unknown callers too, so this one resolves without a caller. */
  connectOptional: (c: Context, operation: string) => Promise<{db: Database; isAuthenticated: boolean}>
  /** On these routes, the URL is the permission. */
  connectAsService: (c: Context, operation: string) => Database
}

export function storageContext(options: StorageOptions): StorageContext {
  const open = (c: Context, caller: typeof service, operation: string) =>
    openDatabase(options.sql, c.req.raw, caller, operation)
  return {
    ...options,
    files: new ObjectFiles(options.directory),
    connect: async (c, operation) => open(c, await readCaller(c.req.raw, options), operation),
    connectOptional: async (c, operation) => {
      const caller = await readCaller(c.req.raw, options).catch(() => undefined)
      return {db: open(c, caller ?? anonymous, operation), isAuthenticated: caller !== undefined}
    },
    connectAsService: (c, operation) => open(c, service, operation),
  }
}

export function objectOf(c: Context): {bucket: string; name: string} {
  return {bucket: c.req.param('bucket') ?? '', name: c.req.param('name') ?? ''}
}
