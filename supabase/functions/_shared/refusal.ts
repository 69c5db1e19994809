import {HttpError, isRefusal} from './http-error.ts'
import {tooMany} from './rate-limit.ts'
import {throwOnError} from './service-client.ts'

interface DatabaseError {
  code?: string
  details?: string | null
  message: string
}

/**
 * Throws the error of a Supabase response, if any, as `throwOnError` does.
 *
 * @throws {HttpError} the refusal that the caller should see, whose code the database names in the detail
 */
export function throwOnRefusal(what: string, error: DatabaseError | null): void {
  const refusal = tooMany(error)
  if (refusal) throw refusal
  if (error && isRefusal(error.details)) throw new HttpError(error.details, error.message)
  throwOnError(what, error)
}
