import {createAdaptorServer} from '@hono/node-server'
import type {MutationEvent, SanityClient} from '@sanity/client'
import {once} from 'node:events'
import {get, type Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest'
import type {Dataset} from '../contract.ts'
import {temporaryLake, type TemporaryLake} from '../testing/temporary-lake.ts'
import {temporaryStore} from '../testing/temporary-store.ts'
import {listenRoutes} from './listen-routes.ts'

let lake: TemporaryLake
beforeAll(async () => {
  lake = await temporaryLake()
})
afterAll(() => lake.remove())

interface Listening {
  query?: string
  params?: Record<string, unknown>
  options?: Parameters<SanityClient['listen']>[2]
  client?: SanityClient
}

/** Matches the document whose change ends what `eventsOf` waits for. */
const end = '_id == "end"'

/** The mutation events that a listener receives from `changes`. Its query has to match the `end`, too. */
async function eventsOf(changes: (client: SanityClient) => Promise<unknown>, listening: Listening = {}) {
  const editor = lake.client('administrator')
  const {query = '*', params = {}, options, client = editor} = listening
  const events: MutationEvent[] = []
  await new Promise<void>((resolve, reject) => {
    const subscription = client
      .listen(`${query}`, params, {...options, events: ['welcome', 'mutation']})
      .subscribe({
        error: reject,
        next(event) {
          if (event.type === 'welcome') {
            changes(editor)
              .then(() => editor.createOrReplace({_id: 'end', _type: 'end'}))
              .catch(reject)
          } else if (event.documentId === 'end') {
            subscription.unsubscribe()
            resolve()
          } else events.push(event)
        },
      })
  })
  return events
}

const seen = (events: MutationEvent[]) =>
  events.map(({transition, documentId}) => `${transition} ${documentId}`)

describe('a listener', () => {
  test('is told when a document appears in its query, changes and disappears', async () => {
    const events = await eventsOf(
      async (client) => {
        await client.create({_id: 'story', _type: 'story', open: true})
        await client.patch('story').set({title: 'x'}).commit()
        await client.patch('story').set({open: false}).commit()
        await client.patch('story').set({title: 'y'}).commit()
        await client.create({_id: 'other', _type: 'other'})
      },
      {
        query: `*[_type == $type && open || ${end}] | order(title desc)[5...9]{title}`,
        params: {type: 'story'},
      },
    )
    expect(seen(events)).toEqual(['appear story', 'update story', 'disappear story'])
  })

  test('ends with an error when its filter takes too long', async () => {
    const nested = 'count(list[count(^.list[count(^.list[@ != "x"]) > 0]) > 0]) > 0'
    const response = await lake.request(
      `/v1/data/listen/production?query=${encodeURIComponent(`*[${nested}]`)}`,
      {as: 'viewer'},
    )
    const list = Array.from({length: 200}, (_, n) => `item ${n}`)
    await lake.client('administrator').createOrReplace({_id: 'list', _type: 'x', list})
    expect(await response.text()).toMatch(/event: channelError\ndata: .*takes too long/)
  })

  test('may search for text, but does not follow references', async () => {
    const change = (client: SanityClient) =>
      client
        .transaction()
        .createOrReplace({_id: 'ruta', _type: 'person', name: 'Rūta'})
        .createOrReplace({
          _id: 'poem',
          _type: 'poem',
          text: 'Ąžuolas',
          author: {_type: 'reference', _ref: 'ruta'},
        })
        .commit()
    const found = async (filter: string) => seen(await eventsOf(change, {query: `*[${filter} || ${end}]`}))
    expect(await found('[@, _id] match text::query("azuol")')).toEqual(['appear poem'])
    expect(await found('author->name == "Rūta"')).toEqual([])
  })

  test('can follow a document by its revisions until it is deleted', async () => {
    const events = await eventsOf(async (client) => {
      await client.create({_id: 'chain', _type: 'x'})
      await client.patch('chain').set({n: 1}).commit()
      await client.delete('chain')
    })
    const [created, changed, deleted] = events
    expect(created).not.toHaveProperty('previousRev')
    expect(changed?.previousRev).toBe(created?.resultRev)
    expect(deleted?.previousRev).toBe(changed?.resultRev)
    expect(events.map(({resultRev, transactionId}) => resultRev === transactionId)).toEqual([
      true,
      true,
      true,
    ])
  })

  test('receives the fields it asks for', async () => {
    const change = (client: SanityClient) => client.createOrReplace({_id: 'fields', _type: 'x', n: 1})
    const [first] = await eventsOf(change, {
      options: {
        includeMutations: false,
        includeResult: false,
        includePreviousRevision: true,
        effectFormat: 'mendoza',
      },
    })
    expect(first).toEqual({
      type: 'mutation',
      eventId: `${first?.transactionId}#fields`,
      documentId: 'fields',
      transactionId: expect.any(String),
      transactionTotalEvents: 1,
      transactionCurrentEvent: 1,
      transition: 'appear',
      identity: lake.people.demo.find(({role}) => role === 'administrator')?.id,
      resultRev: first?.transactionId,
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      visibility: 'transaction',
      previous: null,
      effects: {
        apply: [
          0,
          {_id: 'fields', _type: 'x', n: 1, _createdAt: first?.timestamp, _updatedAt: first?.timestamp},
        ],
        revert: [0, null],
      },
    })
    const [second] = await eventsOf(change, {options: {includeResult: true, visibility: 'query'}})
    expect(second).toMatchObject({
      visibility: 'query',
      result: {_id: 'fields', _rev: second?.transactionId},
      mutations: [{createOrReplace: {_id: 'fields', n: 1}}],
    })
    expect(second).not.toHaveProperty('effects')
    expect(second).not.toHaveProperty('previous')
  })

  test('counts only its own events of a transaction', async () => {
    const both = (client: SanityClient) =>
      client
        .transaction()
        .createOrReplace({_id: 'one', _type: 'counted'})
        .createOrReplace({_id: 'two', _type: 'uncounted'})
        .createOrReplace({_id: 'three', _type: 'counted'})
        .commit()
    const counts = (events: MutationEvent[]) =>
      events.map((event) => [event.documentId, event.transactionCurrentEvent, event.transactionTotalEvents])
    expect(counts(await eventsOf(both, {query: `*[_type == "counted" || ${end}]`}))).toEqual([
      ['one', 1, 2],
      ['three', 2, 2],
    ])
  })
})

describe('drafts and versions', () => {
  const change = (client: SanityClient) =>
    client
      .transaction()
      .createOrReplace({_id: 'page', _type: 'x'})
      .createOrReplace({_id: 'drafts.page', _type: 'x'})
      .createOrReplace({_id: 'private.page', _type: 'x'})
      .commit()
  const ids = async (listening: Listening) =>
    (await eventsOf(change, listening)).map(({documentId}) => documentId)

  test('are sent on request, and to old API versions', async () => {
    expect(await ids({options: {includeAllVersions: true}})).toEqual(['page', 'drafts.page', 'private.page'])
    const old = lake.client('viewer').withConfig({apiVersion: '2024-01-01'})
    expect(await ids({client: old})).toEqual(['page', 'drafts.page', 'private.page'])
    expect(await ids({})).toEqual(['page', 'private.page'])
  })

  test('are never sent without a token', async () => {
    expect(await ids({client: lake.client(), options: {includeAllVersions: true}})).toEqual(['page'])
  })
})

describe('connections', () => {
  test('report a faulty query on the stream', async () => {
    for (const query of ['*[', '*[_id == $id]']) {
      const listening = new Promise((resolve, reject) => {
        lake.client('viewer').listen(query).subscribe({next: resolve, error: reject})
      })
      await expect(listening).rejects.toThrow(/GROQ query parse error/)
    }
    const compared = lake.client('viewer').listen('*[diff::changedAny({}, @, title)]')
    const listening = new Promise((resolve, reject) => compared.subscribe({next: resolve, error: reject}))
    await expect(listening).rejects.toThrow('may not use diff::')
  })

  test('need a query, a known token and a known dataset', async () => {
    const long = `*[${'a && '.repeat(900)}true]`
    expect((await lake.request(`/v1/data/listen/production?query=${encodeURIComponent(long)}`)).status).toBe(
      400,
    )
    expect((await lake.request('/v1/data/listen/production')).status).toBe(400)
    const headers = {authorization: 'Bearer nobody'}
    expect((await lake.request('/v1/data/listen/production?query=*', {headers})).status).toBe(401)
    expect((await lake.request('/v1/data/listen/nowhere?query=*')).status).toBe(404)
  })

  test('of a browser are spread over many hosts, with the token in the URL', async () => {
    const listen = '/v1/data/listen/production?query=*'
    const headers = {origin: 'http://localhost:3333'}
    const responses = await Promise.all([1, 2].map(() => lake.request(listen, {as: 'viewer', headers})))
    const targets = responses.map((response) => new URL(response.headers.get('location') ?? ''))
    const token = lake.people.demo.find(({role}) => role === 'viewer')?.token
    for (const [index, target] of targets.entries()) {
      expect(responses[index]?.status).toBe(307)
      expect(responses[index]?.headers.get('access-control-allow-origin')).toBe('http://localhost:3333')
      expect(target.host).toMatch(new RegExp(`^l\\d+\\.${new URL(lake.origin()).host}$`))
      expect(Object.fromEntries(target.searchParams)).toEqual({query: '*', token})
    }
    expect(targets[0]?.host).not.toBe(targets[1]?.host)

    // Node does not resolve *.localhost as browsers do.
    const [target] = targets
    const {port} = new URL(lake.origin())
    const request = get({
      host: '127.0.0.1',
      port,
      path: `${target?.pathname}${target?.search}`,
      headers: {host: target?.host, origin: 'null'},
    })
    const [response] = await once(request, 'response')
    expect(response.statusCode).toBe(200)
    expect(String((await once(response, 'data'))[0])).toContain('event: welcome')
    request.destroy()
  })

  test('are closed when the client leaves', async () => {
    const {store} = temporaryStore()
    const dataset: Dataset = store.dataset('production')
    const unsubscribed = vi.fn<() => void>()
    const counted = Object.assign(Object.create(dataset) as Dataset, {
      onCommit(listener: Parameters<Dataset['onCommit']>[0]) {
        const unsubscribe = dataset.onCommit(listener)
        return () => {
          unsubscribe()
          unsubscribed()
        }
      },
    })
    const routes = listenRoutes({
      store: {...store, dataset: () => counted},
      personOf: () => undefined,
      projectId: 'p',
      listenOrigin: 'http://localhost',
    })
    const server = createAdaptorServer({fetch: routes.fetch}) as Server
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const leave = new AbortController()
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/data/listen/production?query=*`
    await fetch(url, {signal: leave.signal})
    leave.abort()
    await expect.poll(() => unsubscribed).toHaveBeenCalledTimes(1)
    server.close()
  })
})
