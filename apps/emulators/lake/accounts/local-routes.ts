import {getConnInfo} from '@hono/node-server/conninfo'
import {Hono, type Context} from 'hono'
import {forbidden} from '../vendor-errors.ts'
import type {People} from './people.ts'

const loopbackName = /^(?:(?:[a-z0-9-]+\.)?localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i
const loopbackAddress = /^(?:::1|(?:::ffff:)?127\.)/

/**
 * Not part of Sanity's API: the demo log-ins, for the start-up table. Tokens, so only a program on this machine gets
 * them; a page in a browser (also by DNS rebinding, hence the host name) does not.
 */
export function localRoutes(people: People) {
  const app = new Hono()
  app.get('/local/people', (c) => {
    if (!isLocalProgram(c)) throw forbidden('Only programs on this machine may list the people')
    return c.json(people.demo.map(({name, role, token}) => ({name, role, token})))
  })
  return app
}

function isLocalProgram(c: Context) {
  const {address = ''} = getConnInfo(c).remote
  const fromBrowser = c.req.header('origin') !== undefined || c.req.header('sec-fetch-site') !== undefined
  return loopbackAddress.test(address) && loopbackName.test(c.req.header('host') ?? '') && !fromBrowser
}
