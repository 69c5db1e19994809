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

/** What a listener hears of `changes`; a document with the id `end` ends it. */
async function heard(changes: (client: SanityClient) => Promise<unknown>, listening: Listening = {}) {
  const editor = lake.client('administrator')
  const {query = '*', params = {}, options, client = editor} = listening
  const events: MutationEvent[] = []
  await new Promise<void>((resolve, reject) => {
    const subscription = client
      .listen(`${query}`, params, {...options, events: ['welcome', 'mutation']})
      .subscribe({
        error: reject,
        next(event) {
          if (event.type === 'mutation') events.push(event)
          if (event.type !== 'welcome') return
          changes(editor)
            .then(() => new Promise((settled) => setTimeout(settled, 30)))
            .then(() => subscription.unsubscribe())
            .then(resolve, reject)
        },
      })
  })
  return events
}

const seen = (events: MutationEvent[]) =>
  events.map(({transition, documentId}) => `${transition} ${documentId}`)

describe('a listener', () => {
  test('hears what appears in its selection, changes and disappears from it', async () => {
    const events = await heard(
      async (client) => {
        await client.create({_id: 'story', _type: 'story', open: true})
        await client.patch('story').set({title: 'x'}).commit()
        await client.patch('story').set({open: false}).commit()
        await client.patch('story').set({title: 'y'}).commit()
        await client.create({_id: 'other', _type: 'other'})
      },
      {query: '*[_type == $type && open] | order(title desc)[5...9]{title}', params: {type: 'story'}},
    )
    expect(seen(events)).toEqual(['appear story', 'update story', 'disappear story'])
  })

  test('may search for text, and is not told of what it would have to follow a reference for', async () => {
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
    const found = async (query: string) => seen(await heard(change, {query}))
    expect(await found('*[[@, _id] match text::query("azuol")]')).toEqual(['appear poem'])
    expect(await found('*[author->name == "Rūta"]')).toEqual([])
  })

  test('can follow a document from revision to revision, to its end', async () => {
    const events = await heard(async (client) => {
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

  test('is given the fields it asks for', async () => {
    const change = (client: SanityClient) => client.createOrReplace({_id: 'fields', _type: 'x', n: 1})
    const [first] = await heard(change, {
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
    const [second] = await heard(change, {options: {includeResult: true, visibility: 'query'}})
    expect(second).toMatchObject({
      visibility: 'query',
      result: {_id: 'fields', _rev: second?.transactionId},
      mutations: [{createOrReplace: {_id: 'fields', n: 1}}],
    })
    expect(second).not.toHaveProperty('effects')
    expect(second).not.toHaveProperty('previous')
  })

  test('has the events of a transaction counted for itself', async () => {
    const both = (client: SanityClient) =>
      client
        .transaction()
        .createOrReplace({_id: 'one', _type: 'counted'})
        .createOrReplace({_id: 'two', _type: 'uncounted'})
        .createOrReplace({_id: 'three', _type: 'counted'})
        .commit()
    const counts = (events: MutationEvent[]) =>
      events.map((event) => [event.documentId, event.transactionCurrentEvent, event.transactionTotalEvents])
    expect(counts(await heard(both, {query: '*[_type == "counted"]'}))).toEqual([
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
    (await heard(change, listening)).map(({documentId}) => documentId)

  test('are heard by those who ask for them, and by old clients', async () => {
    expect(await ids({options: {includeAllVersions: true}})).toEqual(['page', 'drafts.page', 'private.page'])
    const old = lake.client('viewer').withConfig({apiVersion: '2024-01-01'})
    expect(await ids({client: old})).toEqual(['page', 'drafts.page', 'private.page'])
    expect(await ids({})).toEqual(['page', 'private.page'])
  })

  test('are not heard without a token, whatever is asked', async () => {
    expect(await ids({client: lake.client(), options: {includeAllVersions: true}})).toEqual(['page'])
  })
})

describe('connections', () => {
  test('tell on the stream what is wrong with a query', async () => {
    for (const query of ['*[', '*[_id == $id]']) {
      const listening = new Promise((resolve, reject) => {
        lake.client('viewer').listen(query).subscribe({next: resolve, error: reject})
      })
      await expect(listening).rejects.toThrow(/GROQ query parse error/)
    }
  })

  test('are refused without a query, for an unknown token or dataset', async () => {
    expect((await lake.request('/v1/data/listen/production')).status).toBe(400)
    const headers = {authorization: 'Bearer nobody'}
    expect((await lake.request('/v1/data/listen/production?query=*', {headers})).status).toBe(401)
    expect((await lake.request('/v1/data/listen/nowhere?query=*')).status).toBe(404)
  })

  test('are spread by a browser over many hosts, with the token in the address', async () => {
    const listen = '/v1/data/listen/production?query=*'
    const headers = {origin: 'http://localhost:3333'}
    const answers = await Promise.all([1, 2].map(() => lake.request(listen, {as: 'viewer', headers})))
    const targets = answers.map((answer) => new URL(answer.headers.get('location') ?? ''))
    const token = lake.people.demo.find(({role}) => role === 'viewer')?.token
    for (const [index, target] of targets.entries()) {
      expect(answers[index]?.status).toBe(307)
      expect(answers[index]?.headers.get('access-control-allow-origin')).toBe('http://localhost:3333')
      expect(target.host).toMatch(new RegExp(`^l\\d+\\.${new URL(lake.origin()).host}$`))
      expect(Object.fromEntries(target.searchParams)).toEqual({query: '*', token})
    }
    expect(targets[0]?.host).not.toBe(targets[1]?.host)

    // Node does not resolve these names as browsers do.
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

  test('are forgotten when the client leaves', async () => {
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
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/data/listen/production?query=*`
    await fetch(address, {signal: leave.signal})
    leave.abort()
    await vi.waitFor(() => expect(unsubscribed).toHaveBeenCalledTimes(1))
    server.close()
  })
})
