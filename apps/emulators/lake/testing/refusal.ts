import {LakeError} from '../lake-error.ts'

/** Status and body of the answer with which a call is refused. Throws when it is not. */
export function refusalOf(call: () => unknown): Record<string, unknown> {
  try {
    call()
  } catch (error) {
    if (error instanceof LakeError) return {status: error.status, ...error.body}
    throw error
  }
  throw new Error('It was not refused')
}
