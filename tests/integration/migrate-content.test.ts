import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {join} from 'node:path'
import {text} from 'node:stream/consumers'
import type {SanityDocumentStub} from '@sanity/client'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {LakeProcess, WRITE_TOKEN} from '../support/lake-process.ts'

const script = join(import.meta.dirname, '../../studio/dataset/migrate.ts')
const reason = {_type: 'localizedString', lt: 'Nuo sausio', en: 'From January'}

let lake: LakeProcess

beforeAll(async () => {
  lake = await LakeProcess.start()
})
afterAll(() => lake.stop())

/** Beside the test, whose client would else not notice that the lake closes its idle connection meanwhile. */
async function migrate(...options: string[]) {
  const env = {
    SANITY_API_HOST: lake.host,
    SANITY_PROJECT_ID: 'integration',
    SANITY_DATASET: 'production',
    SANITY_API_WRITE_TOKEN: WRITE_TOKEN,
  }
  const child = spawn(process.execPath, [script, ...options], {env})
  const [[status], stdout, stderr] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ])
  return {status, stdout, stderr}
}

/** Stores events of the time of two kinds, and returns them as they are now. */
async function stored(events: Record<string, object>) {
  const client = lake.client().withConfig({perspective: 'raw'})
  await client.delete({query: '*[true]'})
  for (const [_id, fields] of Object.entries(events)) {
    await client.create({_id, _type: 'event', ...fields} as SanityDocumentStub)
  }
  return async () =>
    Object.fromEntries(
      (await client.fetch<SanityDocumentStub[]>('*[]{_id, admission, ticketing, registration}')).map(
        ({_id, ...fields}) => [_id, Object.fromEntries(Object.entries(fields).filter(([, value]) => value))],
      ),
    )
}

test('events get the one field that decides, drafts too, and keep what volunteers wrote', async () => {
  const current = await stored({
    mass: {
      ticketing: {_type: 'ticketing', kind: 'free'},
      registration: {_type: 'registration', kind: 'general', open: true, notice: reason},
    },
    'drafts.mass': {
      ticketing: {_type: 'ticketing', kind: 'free'},
      registration: {_type: 'registration', kind: 'none'},
    },
    concert: {ticketing: {_type: 'ticketing', kind: 'soldOut', url: 'https://example.com/x'}},
    february: {
      ticketing: {_type: 'ticketing', kind: 'disabled', reason},
      registration: {_type: 'registration', kind: 'general', open: true},
    },
    bare: {},
  })
  const {status, stdout, stderr} = await migrate('event-admission')
  expect(stderr).toBe('')
  expect(stdout).toContain('Changed in dataset production')
  expect(status).toBe(0)
  expect(await current()).toEqual({
    mass: {
      admission: 'general',
      ticketing: {_type: 'ticketing'},
      registration: {_type: 'registration', open: true, notice: reason},
    },
    'drafts.mass': {
      admission: 'free',
      ticketing: {_type: 'ticketing'},
      registration: {_type: 'registration'},
    },
    concert: {
      admission: 'tickets',
      ticketing: {_type: 'ticketing', url: 'https://example.com/x', availability: 'soldOut'},
    },
    february: {
      admission: 'general',
      ticketing: {_type: 'ticketing'},
      registration: {_type: 'registration', open: false, reason},
    },
    bare: {admission: 'none'},
  })
})

test('a second run changes nothing, nor does it touch events that are new', async () => {
  const fields = {admission: 'race', registration: {_type: 'registration', open: true}}
  const current = await stored({old: {ticketing: {_type: 'ticketing', kind: 'free'}}, new: fields})
  expect((await migrate('event-admission')).stdout).toMatch(/: 1\n {2}old\n$/)
  expect((await migrate('event-admission')).stdout).toMatch(/: 0\n$/)
  expect(await current()).toMatchObject({old: {admission: 'free'}, new: fields})
})

test('a dry run lists the documents and changes nothing', async () => {
  const former = {ticketing: {_type: 'ticketing', kind: 'free'}}
  const current = await stored({old: former})
  expect((await migrate('event-admission', '--dry-run')).stdout).toMatch(
    /^Events: .*\nTo change in .*: 1\n {2}old\n$/,
  )
  expect(await current()).toEqual({old: former})
})

test.each([[[]], [['no-such-migration']], [['event-admission', '--force']]])(
  'explains its options when called with %j',
  async (options) => {
    const {status, stderr} = await migrate(...options)
    expect(stderr).toContain('Usage: node studio/dataset/migrate.ts')
    expect(status).toBe(2)
  },
)

test('pictures that were in both languages of a text are kept once, with the texts of the Lithuanian one', async () => {
  const client = lake.client().withConfig({perspective: 'raw'})
  await client.delete({query: '*[true]'})
  const paragraph = (_key: string) => ({_type: 'block', _key})
  const picture = (_key: string) => ({
    _type: 'bodyImage',
    _key,
    asset: {_ref: 'image-a', _weak: true},
    alt: {lt: _key},
  })
  const body = {lt: [paragraph('a'), picture('p')], en: [paragraph('b'), picture('q')]}
  await client.create({_id: 'news', _type: 'newsItem', body})
  await client.create({_id: 'terms', _type: 'legalPage', sections: [{_key: 's', body}]})
  await client.create({_id: 'bare', _type: 'newsItem', body: {lt: body.lt, en: [paragraph('b')]}})

  expect((await migrate('pictures-for-both-languages')).stdout).toMatch(/: 2\n {2}news\n {2}terms\n$/)
  const shared = {lt: body.lt, en: [paragraph('b'), {_type: 'sharedPicture', _key: 'q', picture: 'p'}]}
  expect(
    await client.fetch('*[_id != "bare"] | order(_id) {"body": coalesce(body, sections[0].body)}'),
  ).toEqual([{body: shared}, {body: shared}])
  expect((await migrate('pictures-for-both-languages')).stdout).toMatch(/: 0\n$/)
})
