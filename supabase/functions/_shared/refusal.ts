import {HttpError, isRefusal} from './http-error.ts'
import {tooMany} from './rate-limit.ts'
import {throwOnError} from './service-client.ts'

interface DatabaseError {
  code?: string
  details?: string | null
  message: string
}

/** @throws {HttpError} the refusal whose code the database put into the detail, or as `throwOnError` does */
export function throwOnRefusal(what: string, error: DatabaseError | null): void {
  const refusal = tooMany(error)
  if (refusal) throw refusal
  if (error && isRefusal(error.details)) throw new HttpError(error.details, error.message)
  throwOnError(what, error)
}
