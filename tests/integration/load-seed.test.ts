import {readdirSync} from 'node:fs'
import {join} from 'node:path'
import type {SanityClient} from '@sanity/client'
import {membersGroupId} from '@site/schemas/singletons/membersGroup'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {loadSeed} from '../../studio/seed/load-seed.ts'
import {readSeedDocuments, seedFolder} from '../../studio/seed/seed-documents.ts'
import {LakeProcess} from '../support/lake-process.ts'

const documents = readSeedDocuments()
const seedTypes = [...new Set(documents.map(({_type}) => _type))]
const pictures = readdirSync(join(seedFolder, 'images'))

let lake: LakeProcess

beforeAll(async () => {
  lake = await LakeProcess.start()
})
afterAll(() => lake.stop())

test('loads all documents, with images and references, into an empty dataset', async () => {
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
  const groups = '*[_type == "membersGroup"]._id'
  expect(await client.fetch(groups)).toEqual([membersGroupId])
  expect(await client.withConfig({token: undefined}).fetch(groups)).toEqual([])
  // Weak, so that the target of a redirect can be deleted.
  expect(await client.fetch('*[_id == "redirect-kaledos"][0].document')).toMatchObject({_weak: true})
})

test('keeps what volunteers wrote, unless told to replace it', async () => {
  const client = await emptyDataset()
  await load(client)
  await client.patch('newsItem-7').set({'title.lt': 'Pakeista'}).commit()
  await client.delete('newsItem-2')

  expect(await load(client)).toEqual({loaded: false, existing: documents.length - 1})
  expect(await client.fetch('*[_id == "newsItem-7"][0].title.lt')).toBe('Pakeista')

  expect(await load(client, true)).toEqual({loaded: true, documents: documents.length})
  expect(await client.fetch('*[_id == "newsItem-7"][0].title.lt')).toContain('Tapkite nariu')
  expect(await client.fetch('count(*[_type == "newsItem"])')).toBe(10)
})

test('refuses a dataset that has any document', async () => {
  const client = await emptyDataset()
  await client.create({_id: 'drafts.a', _type: 'somethingElse'})
  expect(await load(client)).toEqual({loaded: false, existing: 1})
})

test('starts over after a load that was cut short', async () => {
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
  const client = lake.client().withConfig({perspective: 'raw'})
  await client.delete({query: '*[true]'})
  return client
}
