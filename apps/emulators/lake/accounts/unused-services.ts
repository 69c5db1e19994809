import {Hono} from 'hono'

/** Sanity services that are not emulated, with the responses of a project that has never used them. */
const responses: [method: string, path: string, body: unknown][] = [
  ['GET', '/features', []],
  ['GET', '/help', {}],
  ['GET', '/geoip/country', {}],
  ['GET', '/projects/:projectId/user-applications', []],
  ['GET', '/projects/:projectId/tags', []],
  ['GET', '/access/requests/me', []],
  ['GET', '/subscriptions/project/:projectId', []],
  ['GET', '/schedules/:projectId/:dataset', {schedules: []}],
  ['GET', '/media-libraries', {data: []}],
  ['GET', '/journey/announcements', []],
  ['GET', '/journey/*', null],
  ['POST', '/journey/*', {}],
  ['GET', '/intake/telemetry-status', {status: 'denied'}],
  ['POST', '/intake/*', {}],
  ['POST', '/descriptors/claim', {synchronization: {type: 'complete'}}],
]

export function unusedServices() {
  const app = new Hono()
  for (const [method, path, body] of responses) app.on(method, path, () => Response.json(body))
  return app
}
