import type {HttpBindings} from '@hono/node-server'
import {Hono} from 'hono'
import type postgres from 'postgres'
import type {ApiKeys} from '../access.ts'
import type {SupabaseConfig} from '../read-config.ts'
import * as account from './account.ts'
import * as accountEmails from './account-emails.ts'
import * as adminLinks from './admin-links.ts'
import * as adminQueries from './admin-lookups.ts'
import * as adminUsers from './admin-users.ts'
import {createAnswerTime} from './answer-time.ts'
import {AuthError, errorResponse, unexpectedFailure, validationFailed} from './auth-error.ts'
import type {AuthServices} from './auth-services.ts'
import {createAuthentication} from './authentication.ts'
import * as disabled from './disabled-features.ts'
import {createEmailHook, type EmailHookConfig} from './email-hook.ts'
import {createEmails} from './emails.ts'
import {createRateLimits} from './rate-limits.ts'
import {redirectUrlCheck} from './redirect-urls.ts'
import {requestSource, type AuthContext} from './request-source.ts'
import * as serviceInfo from './service-info.ts'
import {createSessions} from './sessions.ts'
import {isDuplicateEmail, signUp} from './sign-up.ts'
import {token} from './token.ts'
import {verify, verifyLink} from './verify.ts'

interface AuthOptions extends ApiKeys {
  /** The connection is as supabase_auth_admin, who owns the schema auth. */
  sql: postgres.Sql
  config: SupabaseConfig['auth']
  jwtSecret: string
  siteUrl: string
  hook: EmailHookConfig
}

type Handler = (auth: AuthServices, c: AuthContext) => Promise<Response>
type Methods = Partial<Record<string, Handler>>

const endpoints: Record<string, Methods> = {
  '/health': {GET: serviceInfo.health},
  '/settings': {GET: serviceInfo.settings},
  '/.well-known/jwks.json': {GET: serviceInfo.jwks},
  '/signup': {POST: signUp},
  '/token': {POST: token},
  '/verify': {GET: verifyLink, POST: verify},
  '/recover': {POST: accountEmails.recover},
  '/resend': {POST: accountEmails.resend},
  '/otp': {POST: accountEmails.sendLogInCode('otp')},
  '/magiclink': {POST: accountEmails.sendLogInCode('magiclink')},
  '/user': {GET: account.getUser, PUT: account.updateUser},
  '/logout': {POST: account.logOut},
  '/reauthenticate': {GET: account.reauthenticate},
  '/authorize': {GET: disabled.authorize},
  '/callback': {GET: disabled.callback, POST: disabled.callback},
  '/factors': {POST: disabled.enrollFactor},
  '/factors/:factor': {DELETE: disabled.ownFactor},
  '/factors/:factor/challenge': {POST: disabled.ownFactor},
  '/factors/:factor/verify': {POST: disabled.ownFactor},
}

const adminEndpoints: Record<string, Methods> = {
  '/invite': {POST: adminLinks.invite},
  '/admin/generate_link': {POST: adminLinks.generateLink},
  '/admin/users': {GET: adminQueries.list, POST: adminUsers.create},
  '/admin/users/:id': {GET: adminQueries.get, PUT: adminUsers.update, DELETE: adminUsers.remove},
  '/admin/users/:id/factors': {GET: adminQueries.factors},
  '/admin/users/:id/factors/:factor': {PUT: adminQueries.factor, DELETE: adminQueries.factor},
}

export function createAuth(options: AuthOptions) {
  const {sql, config, jwtSecret, siteUrl, publishableKey, secretKey, hook} = options
  const limits = createRateLimits(config)
  const isAllowedRedirect = redirectUrlCheck(siteUrl, config.additional_redirect_urls)
  const auth: AuthServices = {
    sql,
    config,
    limits,
    emails: createEmails(config, limits, createEmailHook(hook)),
    answerTime: createAnswerTime(),
    sessions: createSessions(sql, config, jwtSecret),
    authentication: createAuthentication({sql, jwtSecret, publishableKey, secretKey}),
    source: (c) => requestSource(c, siteUrl, isAllowedRedirect),
    isAllowedRedirect,
  }
  const app = new Hono<{Bindings: HttpBindings}>({strict: false}).basePath('/auth/v1')

  app.use(async (c, next) => {
    if (c.req.url.includes('%00')) throw validationFailed('The address has a NUL character')
    await next()
  })
  const serve = (path: string, methods: Methods, guard?: (request: Request) => Promise<unknown>) =>
    app.all(path, async (c) => {
      const method = c.req.method === 'HEAD' ? 'GET' : c.req.method
      const handle = Object.hasOwn(methods, method) ? methods[method] : undefined
      if (!handle) return methodNotAllowed(c, Object.keys(methods))
      await guard?.(c.req.raw)
      return handle(auth, c)
    })
  const refuse = ([path, error]: [string, AuthError], guard?: (request: Request) => Promise<unknown>) =>
    app.all(`${path}/*`, async (c) => {
      await guard?.(c.req.raw)
      return errorResponse(error, c.req.raw)
    })

  for (const [path, methods] of Object.entries(endpoints)) serve(path, methods)
  for (const [path, methods] of Object.entries(adminEndpoints))
    serve(path, methods, auth.authentication.requireAdmin)
  for (const feature of disabled.disabledPaths) refuse(feature)
  for (const feature of disabled.disabledAdminPaths) refuse(feature, auth.authentication.requireAdmin)
  for (const feature of disabled.disabledUserPaths) refuse(feature, auth.authentication.requireUser)

  app.notFound((c) => errorResponse(new AuthError(404, 'unknown', 'There is no such endpoint'), c.req.raw))
  app.onError((error, c) => errorResponse(refusalOf(error), c.req.raw))
  return app
}

function methodNotAllowed(c: AuthContext, allowed: string[]): Response {
  const error = new AuthError(405, 'unknown', `Only ${allowed.join(' and ')} is allowed here`)
  const response = errorResponse(error, c.req.raw)
  response.headers.set('allow', allowed.join(', '))
  return response
}

function refusalOf(error: Error): AuthError {
  if (error instanceof AuthError) return error
  if (isDuplicateEmail(error)) return account.emailExists()
  console.error(error)
  return unexpectedFailure('Unexpected failure, please check server logs for more information')
}
