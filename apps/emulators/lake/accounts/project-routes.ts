import {Hono} from 'hono'
import type {PersonOf} from '../contract.ts'
import {projectNotFound} from '../lake-error.ts'
import type {People} from './people.ts'
import {requirePerson} from './person-of.ts'
import {project} from './profile.ts'
import {projectGrants, roleList} from './roles.ts'

export function projectRoutes(options: {people: People; personOf: PersonOf; projectId: string}) {
  const {people, personOf, projectId} = options
  const members = [...people.demo, ...people.robots]
  const app = new Hono()

  app.get('/projects', (c) => c.json([project(projectId, members, requirePerson(personOf, c.req.raw))]))

  app.use('/projects/:projectId/*', async (c, next) => {
    requirePerson(personOf, c.req.raw)
    if (c.req.param('projectId') !== projectId) throw projectNotFound()
    await next()
  })
  app.get('/projects/:projectId', (c) =>
    c.json(project(projectId, members, requirePerson(personOf, c.req.raw))),
  )
  app.get('/projects/:projectId/roles', (c) => c.json(roleList()))
  app.get('/projects/:projectId/grants', (c) =>
    c.json(projectGrants(requirePerson(personOf, c.req.raw).role)),
  )

  return app
}
