import postgres from 'postgres'
import {errors, StorageError} from './storage-error.ts'

/** The response of Supabase Storage to an error of the database; other errors are returned as they are. */
export function fromDatabaseError(error: unknown): unknown {
  if (!(error instanceof postgres.PostgresError)) return error
  const {code, message, detail} = error
  if (code === '42501')
    return errors.accessDenied(
      message.includes('row-level security') ? 'new row violates row-level security policy' : message,
    )
  if (code === '23505') return errors.duplicate('ResourceAlreadyExists')
  if (code === '23503')
    return detail?.includes('is still referenced from table')
      ? new StorageError({
          statusCode: 409,
          code: 'ResourceReferenced',
          message: 'The resource could not be updated or removed due to a foreign key constraint',
        })
      : new StorageError({
          statusCode: 404,
          code: 'InvalidRequest',
          message: 'The related resource does not exist',
        })
  if (code === '55P03')
    return new StorageError({statusCode: 423, code: 'ResourceLocked', message: 'The resource is locked'})
  if (code === '57014')
    return new StorageError({
      statusCode: 544,
      code: 'DatabaseTimeout',
      message: 'The connection to the database timed out',
      httpStatus: 544 as never,
    })
  // A value that the column cannot hold, a text with a null character, a key too long for the index.
  if (/^(22|54)/.test(code)) return errors.invalidParameter('Invalid Parameter value')
  return new StorageError({
    statusCode: 500,
    code: 'DatabaseError',
    message: `database error, code: ${code}`,
    httpStatus: 500,
  })
}
