import {LakeError} from '../lake-error.ts'

export const queryParseError = (query: string, description: string, start: number, end = start) =>
  new LakeError(400, {error: {type: 'queryParseError', description, query, start, end}})

export const queryEvaluationError = (query: string, description: string) =>
  new LakeError(400, {error: {type: 'queryEvaluationError', description, query}})

/** Sanity documents the limit, not the response. */
export const queryTimedOut = (query: string, afterMs: number) => {
  const description = `The query took longer than ${afterMs / 1000} seconds`
  return new LakeError(408, {error: {type: 'queryTimeoutError', description, query}})
}

export const queryNeedsMemory = (query: string, limitMb: number) =>
  queryEvaluationError(query, `The query needs more than ${limitMb} MB of memory`)
