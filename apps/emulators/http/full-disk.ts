import {statfsSync} from 'node:fs'
import type {HttpBindings} from '@hono/node-server'
import type {Fetch} from './limit-bodies.ts'

export interface Disk {
  directory: string
  isWrite: (method: string, path: string) => boolean | Promise<boolean>
  full: (path: string) => Response
}

/** The logs and the databases' own files need this space, so that reading still works. */
const RESERVE_BYTES = 32 * 1024 * 1024
const SQLITE_FULL = 13

export const FULL_DISK = 'The disk is full, so nothing can be saved until there is space again'

export function refuseWritesOnFullDisk(fetch: Fetch, {directory, isWrite, full}: Disk): Fetch {
  return async (request, bindings: HttpBindings) => {
    const path = (bindings.incoming.url ?? '/').replace(/\?.*/, '')
    return isAlmostFull(directory) && (await isWrite(request.method, path))
      ? full(path)
      : fetch(request, bindings)
  }
}

/** The error may be one of the file system or of SQLite. */
export function isDiskFull(error: unknown): boolean {
  const {code, errcode} = Object(error) as {code?: unknown; errcode?: unknown}
  return code === 'ENOSPC' || errcode === SQLITE_FULL
}

export const isWriteMethod = (method: string) => !['GET', 'HEAD', 'OPTIONS'].includes(method)

function isAlmostFull(directory: string): boolean {
  const {bavail, bsize} = statfsSync(directory)
  return bavail * bsize < RESERVE_BYTES
}
