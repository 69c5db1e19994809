import {getConnInfo} from '@hono/node-server/conninfo'
import type {Context} from 'hono'
import {isLoopbackHost} from './own-origin.ts'

const loopbackAddress = /^(?:::1|(?:::ffff:)?127\.)/

/** Pages in a browser are not local programs. */
export function isLocalProgram(c: Context): boolean {
  const {address = ''} = getConnInfo(c).remote
  const fromBrowser = c.req.header('origin') !== undefined || c.req.header('sec-fetch-site') !== undefined
  return loopbackAddress.test(address) && isLoopbackHost(c.req.header('host')) && !fromBrowser
}
