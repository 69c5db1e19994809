import {Hono} from 'hono'

/** These services respond as for a project that has never used them. */
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
  app.post('/intake/feedback', (c) => c.json({}, 404))
  app.get('/modules/sanity/:tag/:range/:time', (c) => {
    const version = c.req.param('range').replace(/^\^/, '')
    return c.json({latest: version, packageVersion: version})
  })
  for (const [method, path, body] of responses) app.on(method, path, () => Response.json(body))
  return app
}
