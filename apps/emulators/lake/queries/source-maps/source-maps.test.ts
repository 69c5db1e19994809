import type {ContentSourceMap, FilteredResponseQueryOptions, SanityClient} from '@sanity/client'
import {resolveEditInfo} from '@sanity/client/csm'
import {stegaClean} from '@sanity/client/stega'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {temporaryLake, type TemporaryLake} from '../../testing/temporary-lake.ts'

let lake: TemporaryLake
let client: SanityClient
beforeAll(async () => {
  lake = await temporaryLake()
  client = lake.client('editor')
  await client.create({_id: 'ruta', _type: 'person', name: 'Rūta', nicknames: ['Rutelė', 'Ruta']})
  await client.create({
    _id: 'kaledos',
    _type: 'event',
    title: {lt: 'Kalėdos', en: 'Christmas'},
    slug: {current: 'kaledos'},
    capacity: 80,
    tags: ['šventė', 'vaikai'],
    host: {_type: 'reference', _ref: 'ruta'},
    programme: [
      {_key: 'a', what: 'Vakarienė', who: {_type: 'reference', _ref: 'ruta'}},
      {_key: "b'", what: 'Šokiai'},
    ],
  })
  await client.create({_id: 'drafts.kaledos', _type: 'event', title: {lt: 'Juodraštis', en: 'Draft'}})
})
afterAll(() => lake.remove())

type MapOptions = Pick<FilteredResponseQueryOptions, 'perspective' | 'resultSourceMap'>

async function mapOf(query: string, options: MapOptions = {}) {
  const plain = await client.fetch<unknown>(query, {}, {...options, resultSourceMap: false})
  const mapped = {resultSourceMap: true, ...options, filterResponse: false, returnQuery: false} as const
  const {result, resultSourceMap} = await client.fetch<unknown>(query, {}, mapped)
  expect(result).toEqual(plain)
  return resultSourceMap as ContentSourceMap
}

/** Result path to `document path`. */
async function sources(query: string, options?: MapOptions) {
  const {documents, paths, mappings} = await mapOf(query, options)
  const entries = Object.entries(mappings).map(([path, mapping]) => {
    if (mapping.type !== 'value' || mapping.source.type !== 'documentValue') return [path, mapping]
    return [path, `${documents[mapping.source.document]?._id} ${paths[mapping.source.path]}`]
  })
  return Object.fromEntries(entries) as Record<string, unknown>
}

const event = '*[_id == "kaledos"][0]'

test('the map has the format of the specification', async () => {
  expect(await mapOf('*[_type == "event"]{"heading": title.lt, "other": title.lt}')).toEqual({
    documents: [{_id: 'kaledos', _type: 'event'}],
    paths: ["$['title']['lt']"],
    mappings: {
      "$[0]['heading']": {type: 'value', source: {type: 'documentValue', document: 0, path: 0}},
      "$[0]['other']": {type: 'value', source: {type: 'documentValue', document: 0, path: 0}},
    },
  })
})

test.for<[string, string, Record<string, string>]>([
  ['a field', `${event}.title.lt`, {$: "kaledos $['title']['lt']"}],
  ['a number', `${event}{capacity}`, {"$['capacity']": "kaledos $['capacity']"}],
  ['a whole object', `${event}{title}`, {"$['title']": "kaledos $['title']"}],
  ['a whole document', `*[_type == "person"]`, {'$[0]': 'ruta $'}],
  ['a referenced field', `${event}{"by": host->name}`, {"$['by']": "ruta $['name']"}],
  ['a field of a referenced projection', `${event}{host->{"n": name}}`, {"$['host']['n']": "ruta $['name']"}],
  [
    'an item',
    `${event}{"first": tags[0], "last": tags[-1]}`,
    {
      "$['first']": "kaledos $['tags'][0]",
      "$['last']": "kaledos $['tags'][1]",
    },
  ],
  [
    'items',
    `${event}{"p": programme[]{what, "by": who->name}}`,
    {
      "$['p'][0]['what']": "kaledos $['programme'][0]['what']",
      "$['p'][0]['by']": "ruta $['name']",
      "$['p'][1]['what']": "kaledos $['programme'][1]['what']",
    },
  ],
  [
    'chosen items keep their place',
    `${event}{"p": programme[what == "Šokiai"]{what}}`,
    {
      "$['p'][0]['what']": "kaledos $['programme'][1]['what']",
    },
  ],
  [
    'the first value that exists',
    `${event}{"t": coalesce(subtitle.lt, title.en, "none")}`,
    {
      "$['t']": "kaledos $['title']['en']",
    },
  ],
  [
    'a chosen value',
    `${event}{"t": select(capacity > 50 => title.lt, title.en)}`,
    {
      "$['t']": "kaledos $['title']['lt']",
    },
  ],
  [
    'what a condition adds',
    `${event}{_type == "event" => {capacity}, _type == "x" => {title}}`,
    {
      "$['capacity']": "kaledos $['capacity']",
    },
  ],
  [
    'values of a list',
    `*[_type in ["event", "person"]] | order(_id desc)[0...1]._id`,
    {
      '$[0]': "ruta $['_id']",
    },
  ],
  [
    'a projection that is sliced',
    `*[_type == "event"]{"t": title.lt}[0]`,
    {"$['t']": "kaledos $['title']['lt']"},
  ],
  [
    'an enclosing document',
    `${event}{"p": programme[0]{"t": ^.title.lt}}`,
    {
      "$['p']['t']": "kaledos $['title']['lt']",
    },
  ],
])('%s is traced', async ([, query, expected]) => {
  expect(await sources(query)).toEqual(expected)
})

test('a spread document is traced field by field, but not what is computed instead of one', async () => {
  const found = await sources(
    `${event}{..., "slug": slug.current, "capacity": capacity + 0, "n": count(tags)}`,
  )
  expect(found).toMatchObject({
    "$['_id']": "kaledos $['_id']",
    "$['title']": "kaledos $['title']",
    "$['slug']": "kaledos $['slug']['current']",
  })
  expect(found).not.toHaveProperty("$['n']")
  expect(found).not.toHaveProperty("$['capacity']")
})

test('an object in place of a spread one is traced by what it is made of', async () => {
  const query = `${event}{..., "programme": null, "title": title{"text": lt}, "p": programme[]{..., "who": who->{name}}}`
  const found = await sources(query)
  expect(found).toMatchObject({
    "$['title']['text']": "kaledos $['title']['lt']",
    "$['p'][0]['what']": "kaledos $['programme'][0]['what']",
    "$['p'][0]['who']['name']": "ruta $['name']",
  })
  expect(found).not.toHaveProperty("$['title']")
})

test.for([
  `count(*)`,
  `${event}{"t": upper(title.lt)}`,
  `${event}{"t": title.lt + "!", "l": "literal", "n": null}`,
  `*[_type == "event"]{"t": title.lt} | order(t)`,
  `*[_type == "event"]{"t": title.lt}[t == "Kalėdos"]`,
])('what is computed has no source: %s', async (query) => {
  expect(await mapOf(query)).toEqual({documents: [], paths: [], mappings: {}})
})

test('items are named by their keys where that is asked for', async () => {
  const query = `${event}{"p": programme[].what, tags[]}`
  expect(await sources(query, {resultSourceMap: 'withKeyArraySelector'})).toEqual({
    "$['p'][0]": "kaledos $['programme'][?(@._key=='a')]['what']",
    "$['p'][1]": "kaledos $['programme'][?(@._key=='b\\'')]['what']",
    "$['tags']": "kaledos $['tags']",
  })
})

test('in the perspective of drafts the source is the draft', async () => {
  const query = `*[_type == "event"]{"t": title.lt}`
  expect(await sources(query, {perspective: 'drafts'})).toEqual({
    "$[0]['t']": "drafts.kaledos $['title']['lt']",
  })
})

test('the official client finds the field to edit', async () => {
  const {result, resultSourceMap} = await client.fetch(
    `${event}{"p": programme[]{..., what}}`,
    {},
    {
      filterResponse: false,
      resultSourceMap: 'withKeyArraySelector',
    },
  )
  const edit = resolveEditInfo({
    resultPath: ['p', 0, 'what'],
    resultSourceMap: resultSourceMap as ContentSourceMap,
    studioUrl: 'http://localhost:3333',
  })
  expect(edit).toMatchObject({
    id: 'kaledos',
    type: 'event',
    path: ['programme', {_key: 'a'}, 'what'],
  })
  expect(result).toMatchObject({p: [{what: 'Vakarienė'}, {what: 'Šokiai'}]})
})

test('the official client hides the source in texts', async () => {
  const studioUrl = 'http://localhost:3333'
  const visual = client.withConfig({stega: {enabled: true, studioUrl}})
  const shown = await visual.fetch<{title: {lt: string}; first: string; slug: string}>(
    `${event}{title, "first": programme[0].what, "slug": slug.current}`,
  )
  expect(shown.title.lt).not.toBe('Kalėdos')
  expect(stegaClean(shown)).toEqual({
    title: {lt: 'Kalėdos', en: 'Christmas'},
    first: 'Vakarienė',
    slug: 'kaledos',
  })
  expect(shown.slug).toBe('kaledos')
})
