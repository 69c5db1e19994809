import {getConnInfo} from '@hono/node-server/conninfo'
import {Hono, type Context} from 'hono'
import {forbidden} from '../lake-error.ts'
import type {People} from './people.ts'

const loopbackName = /^(?:(?:[a-z0-9-]+\.)?localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i
const loopbackAddress = /^(?:::1|(?:::ffff:)?127\.)/

/**
 * The demo log-ins for the start-up table; not part of Sanity's API. They contain tokens, so only programs on this
 * machine may read them, not a page in a browser. The Host check stops DNS rebinding.
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
