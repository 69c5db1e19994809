import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, readdirSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {createClient, type SanityClient} from '@sanity/client'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {loadSeed} from './load-seed.ts'
import {readSeedDocuments, seedFolder} from './seed-documents.ts'

const lakeScript = fileURLToPath(new URL('../../apps/emulators/lake/main.ts', import.meta.url))
const token = 'seed-test-write-token'
const state = mkdtempSync(join(tmpdir(), 'seed-'))
const documents = readSeedDocuments()
const seedTypes = [...new Set(documents.map(({_type}) => _type))]
const pictures = readdirSync(join(seedFolder, 'images'))

let lake: ChildProcess
let address: string

beforeAll(async () => {
  lake = spawn(process.execPath, [lakeScript], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      LAKE_PORT: '0',
      STATE_DIR: state,
      SANITY_PROJECT_ID: 'seed',
      SANITY_DATASET: 'production',
      SANITY_API_READ_TOKEN: 'seed-test-read-token',
      SANITY_API_WRITE_TOKEN: token,
      STUDIO_URL: 'http://localhost:3333',
      SITE_URL: 'http://localhost:3000',
    },
  })
  address = await readAddress(lake)
})

afterAll(async () => {
  lake.kill()
  await once(lake, 'exit')
  rmSync(state, {recursive: true})
})

test('an empty dataset gets all documents with their images and references', async () => {
  const client = await emptyDataset()
  const steps = new Set<string>()
  const result = await loadSeed(client, {replace: false, onProgress: ({step}) => steps.add(step)})

  expect(result).toEqual({loaded: true, documents: documents.length})
  expect(steps.size).toBeGreaterThan(2)
  expect(await client.fetch('count(*[_type in $seedTypes])', {seedTypes})).toBe(documents.length)
  expect(await client.fetch('count(*[_type == "sanity.imageAsset"])')).toBe(pictures.length)
  expect(
    await client.fetch(
      '*[_id == "newsItem-9"][0]{"size": image.asset->metadata.dimensions.width, "to": actions[].campaign}',
    ),
  ).toEqual({size: 1800, to: [{_type: 'reference', _ref: 'campaign-is-sirdies-i-sirdi'}, null]})
  expect(await client.fetch('count(*[_type == "newsItem" && !defined(image.asset->url)])')).toBe(0)
  // Weak, so that what an old address leads to can be deleted.
  expect(await client.fetch('*[_id == "redirect-kaledos"][0].document')).toMatchObject({_weak: true})
})

test('what volunteers wrote stays, unless it is to be replaced', async () => {
  const client = await emptyDataset()
  await load(client)
  await client.patch('newsItem-7').set({'title.lt': 'Pakeista'}).commit()
  await client.delete('newsItem-2')

  expect(await load(client)).toEqual({loaded: false, existing: documents.length - 1})
  expect(await client.fetch('*[_id == "newsItem-7"][0].title.lt')).toBe('Pakeista')

  expect(await load(client, true)).toEqual({loaded: true, documents: documents.length})
  expect(await client.fetch('*[_id == "newsItem-7"][0].title.lt')).toContain('Tapkite nariais')
  expect(await client.fetch('count(*[_type == "newsItem"])')).toBe(10)
})

test('a load that was cut short is done over by the next one', async () => {
  const client = await emptyDataset()
  const interrupted = loadSeed(client, {
    replace: false,
    onProgress: ({step}) => {
      if (step.startsWith('Importing assets')) throw new Error('cut short')
    },
  })
  await expect(interrupted).rejects.toThrow('cut short')
  expect(await client.fetch('count(*[_type == "newsItem" && !defined(image.asset)])')).toBe(10)

  expect(await load(client)).toEqual({loaded: true, documents: documents.length})
  expect(await client.fetch('count(*[_type == "newsItem" && !defined(image.asset)])')).toBe(0)
  expect(await load(client)).toEqual({loaded: false, existing: documents.length})
})

function load(client: SanityClient, replace = false) {
  return loadSeed(client, {replace, onProgress: () => {}})
}

async function emptyDataset(): Promise<SanityClient> {
  const client = createClient({
    projectId: 'seed',
    dataset: 'production',
    token,
    apiVersion: '2026-02-01',
    apiHost: address,
    useProjectHostname: false,
    useCdn: false,
    perspective: 'raw',
  })
  await client.delete({query: '*[true]'})
  return client
}

async function readAddress({stdout}: ChildProcess): Promise<string> {
  for await (const chunk of stdout ?? []) {
    const [found] = String(chunk).match(/http:\/\/\S+/) ?? []
    if (found) return found
  }
  throw new Error('The Content Lake did not start.')
}
