import {isHttpError, isTimeoutError} from '@sanity/client'
import {lakeAddress} from './client.ts'

/** The error in words that say what to look at, where the Content Lake gave no answer or refused the token. */
export function lakeError(error: unknown): unknown {
  if (isHttpError(error)) {
    const {statusCode} = error
    if (statusCode !== 401 && statusCode !== 403) return error
    return new Error(`Content Lake at ${lakeAddress} refuses SANITY_API_READ_TOKEN (${statusCode})`, {
      cause: error,
    })
  }
  if (isTimeoutError(error) || (error instanceof TypeError && error.message === 'fetch failed')) {
    return new Error(`Content Lake at ${lakeAddress} does not answer (set by SANITY_API_HOST)`, {
      cause: error,
    })
  }
  return error
}
