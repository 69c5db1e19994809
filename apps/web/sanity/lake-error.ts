import {isHttpError, isTimeoutError} from '@sanity/client'
import {lakeUrl} from './client.ts'

/** The new error says what to check, if the Content Lake is unavailable or rejects the token. */
export function lakeError(error: unknown): unknown {
  if (isHttpError(error)) {
    const {statusCode} = error
    if (statusCode !== 401 && statusCode !== 403) return error
    return new Error(`Content Lake at ${lakeUrl} refuses SANITY_API_READ_TOKEN (${statusCode})`, {
      cause: error,
    })
  }
  if (isTimeoutError(error) || (error instanceof TypeError && error.message === 'fetch failed')) {
    return new Error(`Content Lake at ${lakeUrl} does not answer (set by SANITY_API_HOST)`, {
      cause: error,
    })
  }
  return error
}
