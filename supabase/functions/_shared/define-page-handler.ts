import type * as z from 'zod'
import {withCors} from './cors.ts'
import {defineHandler, type Definition, type Handler} from './define-handler.ts'
import {readVariables, variable} from './env.ts'

/** A function whose responses the pages of the site may read. */
export function definePageHandler<Shape extends z.ZodRawShape>(definition: Definition<Shape>): Handler {
  const handler = defineHandler({...definition, env: {...definition.env, SITE_URL: variable.SITE_URL}})
  return (request) => withCors(readVariables().SITE_URL, handler)(request)
}
