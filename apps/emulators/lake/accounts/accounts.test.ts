import {request as httpRequest} from 'node:http'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {dataset, projectId, temporaryLake, type TemporaryLake} from '../testing/temporary-lake.ts'

let lake: TemporaryLake
beforeAll(async () => void (lake = await temporaryLake()))
afterAll(() => lake.remove())

describe('tokens', () => {
  test('an unknown token gets 401 everywhere, never anonymous access', async () => {
    const headers = {authorization: 'Bearer unknown'}
    for (const path of ['users/me', 'auth/id', `projects/${projectId}`, `data/query/${dataset}?query=*`]) {
      const response = await lake.request(`/v2025-02-19/${path}`, {headers})
      expect([path, response.status]).toEqual([path, 401])
      expect(await response.json()).toMatchObject({errorCode: 'SIO-401-ANF', message: 'Session not found'})
    }
  })

  test('without a token nobody is logged in', async () => {
    expect(await (await lake.request('/v1/users/me')).json()).toEqual({})
    expect((await lake.request('/v1/auth/id')).status).toBe(401)
    expect((await lake.request(`/v1/projects/${projectId}`)).status).toBe(401)
  })

  test('both robots and every person have tokens of their own', () => {
    const tokens = [...lake.people.demo, ...lake.people.robots].map(({token}) => token)
    expect(new Set(tokens).size).toBe(5)
  })
})

describe('people', () => {
  test('are found by one id or several, as the official client asks for them', async () => {
    const [first, second] = lake.people.demo
    const one = await lake.client('viewer').users.getById(first?.id ?? '')
    expect(one).toMatchObject({displayName: 'Rūta Kazlauskaitė', givenName: 'Rūta', isCurrentUser: false})
    const several = await lake.request(`/v1/users/${first?.id},${second?.id},pNobody`, {as: 'viewer'})
    expect(await several.json()).toMatchObject([{id: first?.id}, {id: second?.id}])
  })

  test('keep their own settings across a restart', async () => {
    const body = JSON.stringify([{key: 'studio.view', value: {open: true}}])
    const put = {method: 'PUT', body, headers: {'content-type': 'application/json'}, as: 'editor'} as const
    expect(await (await lake.request('/v1/users/me/keyvalue', put)).json()).toMatchObject([
      {key: 'studio.view'},
    ])
    await lake.restart()
    const path = '/v1/users/me/keyvalue/studio.view,studio.other'
    const read = async (as: 'editor' | 'viewer') => (await lake.request(path, {as})).json()
    expect(await read('editor')).toEqual([{key: 'studio.view', value: {open: true}}])
    expect(await read('viewer')).toEqual([])
  })

  test('are listed with their tokens only to programs on this machine', async () => {
    expect(await (await lake.request('/v1/local/people')).json()).toMatchObject([
      {name: 'Rūta Kazlauskaitė', role: 'administrator', token: lake.people.demo[0]?.token},
      {role: 'editor'},
      {role: 'viewer'},
    ])
    const fromPage = await lake.request('/v1/local/people', {headers: {origin: 'http://localhost:3333'}})
    expect(fromPage.status).toBe(403)
    expect(fromPage.headers.get('access-control-allow-origin')).toBeNull()
    for (const path of ['/v1/local/people', '/v1/auth/login/local']) {
      expect(await statusWithHost('attacker.example', path)).toBe(403)
    }
  })
})

/** Status of a request with another Host header, as after DNS rebinding. `fetch` cannot set that header. */
const statusWithHost = (host: string, path: string) =>
  new Promise((resolve, reject) => {
    const request = httpRequest(`${lake.origin()}${path}`, {headers: {host}}, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    request.on('error', reject).end()
  })

describe('project', () => {
  test('has members, roles and datasets', async () => {
    const client = lake.client('administrator')
    expect((await client.projects.getById(projectId)).members).toContainEqual(
      expect.objectContaining({role: 'viewer', isRobot: false, isCurrentUser: false}),
    )
    expect(await client.datasets.list()).toMatchObject([{name: dataset, aclMode: 'public'}])
    await client.datasets.create('another')
    expect((await client.datasets.list()).map(({name}) => name)).toEqual([dataset, 'another'])
  })

  test('rejects an invalid dataset name', async () => {
    const options = {method: 'PUT', as: 'administrator'} as const
    for (const name of ['..%2Fetc', 'Caps', 'a b', '-x']) {
      expect((await lake.request(`/v1/projects/${projectId}/datasets/${name}`, options)).status).toBe(400)
    }
  })

  test('tells an unknown project from an unknown dataset, as the Studio expects', async () => {
    const project = await lake.request('/v1/projects/other', {as: 'viewer'})
    expect(project.status).toBe(404)
    expect(await project.json()).toMatchObject({attributes: {type: 'project'}})
    const noDataset = await lake.request(`/v1/projects/${projectId}/datasets/other/acl`, {as: 'viewer'})
    expect(noDataset.status).toBe(404)
    expect(await noDataset.json()).toMatchObject({error: 'Dataset not found'})
  })
})

describe('viewer', () => {
  test('has no write permission, so the Studio is read-only', async () => {
    const acl = async (as: 'editor' | 'viewer') => {
      const response = await lake.request(`/v1/projects/${projectId}/datasets/${dataset}/acl`, {as})
      return (await response.json()) as {filter: string; permissions: string[]}[]
    }
    expect((await acl('viewer'))[0]?.permissions).not.toContain('update')
    expect((await acl('editor'))[0]?.permissions).toContain('update')
  })

  test('gets 403 for a mutation, an upload and a new dataset', async () => {
    const client = lake.client('viewer')
    await expect(client.create({_type: 'newsItem'})).rejects.toMatchObject({statusCode: 403})
    await expect(client.assets.upload('file', Buffer.from('x'))).rejects.toMatchObject({statusCode: 403})
    await expect(client.datasets.create('mine')).rejects.toMatchObject({statusCode: 403})
  })
})

describe('a URL', () => {
  test('allows any origin, on errors too, and private network access', async () => {
    const headers = {
      origin: 'http://localhost:3333',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,x-sanity-project-id',
      'access-control-request-private-network': 'true',
    }
    const preflight = await lake.request('/v1/data/mutate/production', {method: 'OPTIONS', headers})
    expect(preflight.status).toBe(204)
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': 'http://localhost:3333',
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'authorization,x-sanity-project-id',
      'access-control-allow-private-network': 'true',
    })
    const refused = await lake.request('/v1/auth/id', {headers: {origin: 'http://localhost:3333'}})
    expect(refused.headers.get('access-control-allow-origin')).toBe('http://localhost:3333')
  })

  test.each(['/nothing', '/v1/nothing', '/v3/ping', '/ping'])(
    '%s is a 404 in Sanity’s shape',
    async (path) => {
      const response = await lake.request(path)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({statusCode: 404, error: 'Not Found'})
    },
  )
})

describe('services of the vendor that the Studio calls by itself', () => {
  test('name no newer version than the one that asks', async () => {
    const response = await lake.request('/v1/modules/sanity/latest/%5E6.16.0/t1795370623')
    expect(await response.json()).toEqual({latest: '6.16.0', packageVersion: '6.16.0'})
  })

  test('take no feedback, so the Studio does not ask for it', async () => {
    const response = await lake.request('/vX/intake/feedback', {method: 'POST', body: '{}'})
    expect(response.status).toBe(404)
  })
})
