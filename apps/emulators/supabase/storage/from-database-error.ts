import type {ContentfulStatusCode} from 'hono/utils/http-status'
import postgres from 'postgres'
import {errors, StorageError} from './storage-error.ts'

const TIMEOUT = 544 as ContentfulStatusCode

const takenCodes: Record<string, string> = {
  bucketid_objname: 'KeyAlreadyExists',
  buckets_pkey: 'BucketAlreadyExists',
  bname: 'BucketAlreadyExists',
}

/** Returns other errors as they are. */
export function fromDatabaseError(cause: unknown): unknown {
  if (!(cause instanceof postgres.PostgresError)) return cause
  const {code, message, detail, constraint_name: constraint = ''} = cause
  if (code === '42501')
    return errors.accessDenied(
      message.includes('row-level security') ? 'new row violates row-level security policy' : message,
    )
  if (code === '23505')
    return new StorageError(
      409,
      takenCodes[constraint] ?? 'ResourceAlreadyExists',
      'The resource already exists',
      {error: 'Duplicate'},
    )
  if (code === '23503' && detail?.includes('is still referenced from table'))
    return new StorageError(
      409,
      'ResourceReferenced',
      'The resource could not be updated or removed due to a foreign key constraint',
    )
  if (code === '23503') return new StorageError(404, 'InvalidRequest', 'The related resource does not exist')
  if (code === '55P03') return new StorageError(423, 'ResourceLocked', 'The resource is locked')
  if (code === '57014')
    return new StorageError(544, 'DatabaseTimeout', 'The connection to the database timed out', {
      httpStatus: TIMEOUT,
    })
  // A value may not fit the column, a text may have a null character, or a key be too long for the index.
  if (/^(22|54)/.test(code)) return errors.invalidParameter('value')
  return new StorageError(500, 'DatabaseError', `database error, code: ${code}`, {httpStatus: 500, cause})
}
