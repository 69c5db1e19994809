import {getConnInfo} from '@hono/node-server/conninfo'
import type {Context} from 'hono'

const loopbackName = /^(?:(?:[a-z0-9-]+\.)?localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i
const loopbackAddress = /^(?:::1|(?:::ffff:)?127\.)/

/** True for a program on this machine, and false for a page in a browser. The Host check stops DNS rebinding. */
export function isLocalProgram(c: Context): boolean {
  const {address = ''} = getConnInfo(c).remote
  const fromBrowser = c.req.header('origin') !== undefined || c.req.header('sec-fetch-site') !== undefined
  return loopbackAddress.test(address) && loopbackName.test(c.req.header('host') ?? '') && !fromBrowser
}
