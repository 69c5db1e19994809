import * as z from 'zod'
import {withCors} from './cors.ts'
import {defineHandler, type Definition, type Handler} from './define-handler.ts'
import {parseEnv, variable} from './env.ts'

/** A function whose responses the pages of the site may read. */
export function definePageHandler<Shape extends z.ZodRawShape>(definition: Definition<Shape>): Handler {
  const handler = defineHandler(definition)
  return (variables) => {
    const {SITE_URL} = parseEnv(z.object({SITE_URL: variable.SITE_URL}), variables)
    return withCors(SITE_URL, handler(variables))
  }
}
