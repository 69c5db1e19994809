import {Hono, type Context} from 'hono'
import type {PersonOf} from '../contract.ts'
import {badRequest, forbidden, sessionNotFound} from '../vendor-errors.ts'
import {loginPage, wrongAddressPage} from './login-page.ts'
import type {People} from './people.ts'
import {returnAddress} from './return-address.ts'
import {createSessions} from './sessions.ts'

const longAfter = 4_000_000_000

/**
 * Log-in as the Studio knows it: it opens the provider's page, comes back with `#sid=…` and exchanges that for a token.
 * No cookie is set, so a strange page in the same browser has nothing to send along.
 */
export function loginRoutes(options: {
  people: People
  personOf: PersonOf
  /** Log-ins return to the Studio, or to the site if it has a Studio inside; nowhere else. */
  studioUrl: string
  siteUrl: string
  /** Address of this server as browsers see it. */
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

  app.get('/auth/login/local', (c) => {
    const address = returnAddress(c.req.query('origin'), allowedOrigins)
    secure(c, allowedOrigins)
    if (!address) return c.html(wrongAddressPage(studioUrl), 400)
    return c.html(loginPage(people.demo, address.href))
  })

  app.post('/auth/login/local', async (c) => {
    const from = c.req.header('origin')
    if (from !== undefined && from !== new URL(c.req.url).origin)
      throw forbidden('Log in from the log-in page')
    const form = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>)
    secure(c, allowedOrigins)
    const address = returnAddress(textOf(form.origin), allowedOrigins)
    if (!address) return c.html(wrongAddressPage(studioUrl), 400)
    const person = people.demo.find(({id}) => id === textOf(form.person))
    if (!person) throw badRequest('No such person')
    address.hash = `sid=${sessions.open(person.token)}`
    return c.redirect(address.href, 303)
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

  // Tokens stand for demo people and not for sessions: there is nothing to end here.
  app.post('/auth/logout', (c) => c.json({ok: true}))

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
