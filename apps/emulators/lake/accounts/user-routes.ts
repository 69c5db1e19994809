import {Hono} from 'hono'
import * as z from 'zod'
import type {PersonOf} from '../contract.ts'
import {badRequest} from '../lake-error.ts'
import {jsonBody} from '../request-body.ts'
import type {KeyValues} from './key-values.ts'
import type {People} from './people.ts'
import {requirePerson} from './person-of.ts'
import {currentUser, profile} from './profile.ts'

const MAX_SETTINGS_SIZE = 1_000_000
const pairs = z.array(z.object({key: z.string().min(1), value: z.json()}))

export function userRoutes(options: {
  people: People
  personOf: PersonOf
  keyValues: KeyValues
  projectId: string
}) {
  const {people, personOf, keyValues, projectId} = options
  const app = new Hono()

  app.get('/users/me', (c) => {
    const person = personOf(c.req.raw)
    return c.json(person ? currentUser(person) : {})
  })

  app.get('/users/me/keyvalue/:keys', (c) => {
    const {id} = requirePerson(personOf, c.req.raw)
    return c.json(keyValues.get(id, c.req.param('keys').split(',')))
  })

  app.put('/users/me/keyvalue', async (c) => {
    const {id} = requirePerson(personOf, c.req.raw)
    const body = pairs.safeParse(await jsonBody(c.req.raw, MAX_SETTINGS_SIZE))
    if (!body.success) throw badRequest('The body must be an array of {key, value}')
    keyValues.set(id, body.data)
    const updatedAt = new Date().toISOString()
    return c.json(body.data.map((pair) => ({...pair, updatedAt})))
  })

  /** Returns an object for one id and an array for several, without unknown ones. */
  app.on('GET', ['/users/:ids', '/projects/:projectId/users/:ids'], (c) => {
    const viewer = requirePerson(personOf, c.req.raw)
    const ids = c.req.param('ids').split(',')
    const profiles = ids.flatMap((id) => {
      const person = id === 'me' ? viewer : people.withId(id)
      return person ? [profile(person, projectId, viewer)] : []
    })
    return c.json(ids.length === 1 ? (profiles[0] ?? null) : profiles)
  })

  return app
}
