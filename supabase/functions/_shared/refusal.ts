import {HttpError, isRefusal} from './http-error.ts'
import {tooMany} from './rate-limit.ts'

interface DatabaseError {
  code?: string
  details?: string | null
  message: string
}

/** The refusal that the caller should see, if the error is one: the database names its code in the detail. */
export function refusalOf(error: DatabaseError | null): HttpError | undefined {
  if (!error) return undefined
  return (
    tooMany(error) ?? (isRefusal(error.details) ? new HttpError(error.details, error.message) : undefined)
  )
}
