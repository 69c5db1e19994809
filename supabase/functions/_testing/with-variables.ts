import {vi} from 'vitest'
import type {Handler} from '../_shared/define-handler.ts'
import type {Variables} from '../_shared/env.ts'

/** The handler, with these variables in the environment of Deno at each request. */
export function withVariables(handler: Handler, variables: Variables): Handler {
  return (request) => {
    vi.stubGlobal('Deno', {env: {toObject: () => variables}})
    return handler(request)
  }
}
