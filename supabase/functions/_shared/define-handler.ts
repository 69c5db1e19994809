import {logLine} from '@site/schemas/log-line'
import * as z from 'zod'
import {MisconfiguredError, parseEnv, readVariables} from './env.ts'
import {HttpError, errorResponse} from './http-error.ts'
import {limitBody} from './limit-body.ts'

export interface Definition<Shape extends z.ZodRawShape> {
  name: string
  env: Shape
  handle: Handle<Shape>
  /** Handles GET and HEAD, which few functions accept. */
  show?: Handle<Shape>
}

type Handle<Shape extends z.ZodRawShape> = (
  request: Request,
  env: z.output<z.ZodObject<Shape>>,
) => Response | Promise<Response>

export type Handler = (request: Request) => Promise<Response>

/** Limits the body, logs missing variables, and returns errors as `{error: {code, message}}` without their details. */
export function defineHandler<Shape extends z.ZodRawShape>(definition: Definition<Shape>): Handler {
  const {name, handle, show} = definition
  const shape = z.object(definition.env)
  const answer = async (request: Request) => {
    try {
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      const respond = isRead ? show : handle
      if (!respond || (!isRead && request.method !== 'POST'))
        throw new HttpError('method_not_allowed', 'Only POST is answered here')
      return await respond(limitBody(request, name), parseEnv(shape, readVariables()))
    } catch (error) {
      if (error instanceof HttpError) {
        if (error.cause !== undefined)
          console.error(logLine(`${name}: ${error.message}:`, String(error.cause)))
        return errorResponse(error)
      }
      if (error instanceof MisconfiguredError) {
        console.error(logLine(`${name} is misconfigured: ${error.message}`))
        return errorResponse({
          code: 'misconfigured',
          message: 'The function is not set up; its log says why',
        })
      }
      console.error(logLine(`${name}:`, error))
      return errorResponse({code: 'unexpected', message: 'The function failed; its log says why'})
    }
  }
  return async (request) => asData(await answer(request))
}

/** No browser shows an answer as a page, or takes it for anything else than it says. */
function asData(response: Response): Response {
  response.headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  response.headers.set('x-content-type-options', 'nosniff')
  return response
}
