import {type Context, Hono} from 'hono'
import {bodyLimit} from 'hono/body-limit'
import {isLocalProgram, isOwnOrigin} from '../../http/own-origin.ts'
import type {PersonOf} from '../contract.ts'
import {badRequest, forbidden, payloadTooLarge, sessionNotFound} from '../lake-error.ts'
import {loginPage, wrongReturnUrlPage} from './login-page.ts'
import type {People} from './people.ts'
import {bearerToken} from './person-of.ts'
import {createSessions} from './sessions.ts'

const longAfter = 4_000_000_000
const MAX_FORM_SIZE = 10_000

function tooLarge(): never {
  throw payloadTooLarge(MAX_FORM_SIZE)
}

/** Sets no cookie, so another page in the same browser has no credentials to send. */
export function loginRoutes(options: {
  people: People
  personOf: PersonOf
  /** The site is included in case it embeds a Studio. */
  studioUrl: string
  siteUrl: string
  listenOrigin: string
}) {
  const {people, personOf, studioUrl, siteUrl, listenOrigin} = options
  const allowedOrigins = [new URL(studioUrl).origin, new URL(siteUrl).origin]
  const sessions = createSessions()
  const app = new Hono()

  app.use('/auth/*', async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })

  app.get('/auth/providers', (c) =>
    c.json({
      providers: [{name: 'local', title: 'Demo', url: `${listenOrigin}/v1/auth/login/local`}],
      thirdPartyLogin: false,
      sso: null,
    }),
  )

  app.use('/auth/login/*', async (c, next) => {
    if (!isOwnOrigin((name) => c.req.header(name))) throw forbidden('Log in from the log-in page')
    await next()
  })

  app.get('/auth/login/local', (c) => {
    const returnTo = returnUrl(c.req.query('origin'), allowedOrigins)
    secure(c, allowedOrigins)
    if (!returnTo) return c.html(wrongReturnUrlPage(studioUrl), 400)
    return c.html(loginPage(people.demo, returnTo.href))
  })

  app.post('/auth/login/local', bodyLimit({maxSize: MAX_FORM_SIZE, onError: tooLarge}), async (c) => {
    const form = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>)
    secure(c, allowedOrigins)
    const returnTo = returnUrl(textOf(form.origin), allowedOrigins)
    if (!returnTo) return c.html(wrongReturnUrlPage(studioUrl), 400)
    const person = people.demo.find(({id}) => id === textOf(form.person))
    if (!person) throw badRequest('No such person')
    returnTo.hash = `sid=${sessions.open(people.openSession(person))}`
    return c.redirect(returnTo.href, 303)
  })

  app.get('/auth/fetch', (c) => {
    const token = sessions.redeem(c.req.query('sid') ?? '')
    if (!token) throw sessionNotFound()
    return c.json({token})
  })

  app.get('/auth/id', (c) => {
    const person = personOf(c.req.raw)
    if (!person) throw sessionNotFound()
    return c.json({id: person.id, expiry: longAfter})
  })

  app.post('/auth/logout', (c) => {
    const token = bearerToken(c.req.raw)
    if (token) people.endSession(token)
    return c.json({ok: true})
  })

  // These log-ins contain tokens. Sanity's API has no such path.
  app.get('/local/people', (c) => {
    if (!isLocalProgram(c)) throw forbidden('Only programs on this machine may list the people')
    return c.json(people.demo.map(({name, role, token}) => ({name, role, token})))
  })

  return app
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

function secure(c: Context, allowedOrigins: string[]) {
  const formAction = ["'self'", ...allowedOrigins].join(' ')
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'unsafe-inline'; form-action ${formAction}; frame-ancestors 'none'; base-uri 'none'`,
  )
  c.header('referrer-policy', 'same-origin')
  c.header('x-content-type-options', 'nosniff')
}

/** Returns `undefined` for an origin that is not allowed, since an open redirect would give away sessions. */
function returnUrl(requested: string | undefined, allowedOrigins: string[]): URL | undefined {
  if (!requested || !URL.canParse(requested)) return undefined
  const url = new URL(requested)
  return allowedOrigins.includes(url.origin) ? url : undefined
}
