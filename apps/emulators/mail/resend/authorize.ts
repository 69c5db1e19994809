import {createHash, timingSafeEqual} from 'node:crypto'
import {createMiddleware} from 'hono/factory'
import {ResendError} from './resend-error.ts'

export const authorize = (apiKey: string) =>
  createMiddleware(async (c, next) => {
    const [, given] = /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '') ?? []
    if (given === undefined) {
      throw new ResendError(401, 'missing_api_key', 'Missing API key in the authorization header.')
    }
    if (!timingSafeEqual(digest(given), digest(apiKey))) {
      throw new ResendError(403, 'invalid_api_key', 'API key is invalid')
    }
    await next()
  })

const digest = (text: string) => createHash('sha256').update(text).digest()
