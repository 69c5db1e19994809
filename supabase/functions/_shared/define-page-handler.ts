import type * as z from 'zod'
import {defineHandler, type Definition, type Handler} from './define-handler.ts'
import {readVariables, variable} from './env.ts'

/** A function whose responses the pages of the site may read. */
export function definePageHandler<Shape extends z.ZodRawShape>(definition: Definition<Shape>): Handler {
  const handler = defineHandler({...definition, env: {...definition.env, SITE_URL: variable.SITE_URL}})
  return (request) => withCors(readVariables().SITE_URL, handler)(request)
}

const allowedHeaders = 'authorization, apikey, content-type, idempotency-key, x-client-info'

/** Only pages of the site may read the responses. Without a valid URL of the site, no page may. */
export function withCors(siteUrl: string | undefined, handler: Handler): Handler {
  const origin = siteUrl && URL.canParse(siteUrl) ? new URL(siteUrl).origin : undefined
  return async (request) => {
    const isPreflight = request.method === 'OPTIONS'
    const response = isPreflight ? new Response(null, {status: 204}) : await handler(request)
    const headers = new Headers(response.headers)
    headers.append('vary', 'origin')
    if (origin && request.headers.get('origin') === origin) {
      headers.set('access-control-allow-origin', origin)
      if (isPreflight) {
        headers.set('access-control-allow-methods', 'POST')
        headers.set('access-control-allow-headers', allowedHeaders)
        headers.set('access-control-max-age', '3600')
      }
    }
    return new Response(response.body, {status: response.status, headers})
  }
}
