import {validationFailed} from './auth-error.ts'
import {text} from './request-body.ts'

/** The fields of a flow that is not emulated. */
export const pkce = {code_challenge: text, code_challenge_method: text}

/** @throws {AuthError} 400 */
export function refusePkce(given: {code_challenge: string; code_challenge_method: string}): void {
  if (given.code_challenge || given.code_challenge_method) throw validationFailed('PKCE is not emulated')
}
