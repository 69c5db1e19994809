import {Hono} from 'hono'
import {isLocalProgram} from '../../http/own-origin.ts'
import {forbidden} from '../lake-error.ts'
import type {People} from './people.ts'

/** These log-ins contain tokens. Sanity's API has no such path. */
export function localRoutes(people: People) {
  const app = new Hono()
  app.get('/local/people', (c) => {
    if (!isLocalProgram(c)) throw forbidden('Only programs on this machine may list the people')
    return c.json(people.demo.map(({name, role, token}) => ({name, role, token})))
  })
  return app
}
