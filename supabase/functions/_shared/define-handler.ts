import * as z from 'zod'
import {MisconfiguredError, parseEnv, type Variables} from './env.ts'
import {Refusal, refusalResponse} from './refusal.ts'

interface Definition<Shape extends z.ZodRawShape> {
  /** For the log. */
  name: string
  env: Shape
  /** Answers a POST. */
  answer: (request: Request, env: z.output<z.ZodObject<Shape>>) => Promise<Response>
}

export type Handler = (variables: Variables) => (request: Request) => Promise<Response>

/**
 * What every function has in common: it answers POST only, says in the log which variable is missing, and gives each
 * failure as `{error: {code, message}}` without its details.
 */
export function defineHandler<Shape extends z.ZodRawShape>(definition: Definition<Shape>): Handler {
  const {name, answer} = definition
  const shape = z.object(definition.env)
  return (variables) => async (request) => {
    try {
      if (request.method !== 'POST') throw new Refusal('method_not_allowed', 'Only POST is answered here')
      return await answer(request, parseEnv(shape, variables))
    } catch (error) {
      if (error instanceof Refusal) {
        if (error.cause !== undefined) console.error(`${name}: ${error.message}: ${String(error.cause)}`)
        return refusalResponse(error)
      }
      if (error instanceof MisconfiguredError) {
        console.error(`${name} is misconfigured: ${error.message}`)
        return refusalResponse({
          code: 'misconfigured',
          message: 'The function is not set up; its log says why',
        })
      }
      console.error(`${name}:`, error)
      return refusalResponse({code: 'unexpected', message: 'The function failed; its log says why'})
    }
  }
}
