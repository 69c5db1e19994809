import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {documentTypes, privateTypes, singletonTypes} from '../schema/schema-types.ts'
import {problemsOf, type Stored} from '../testing/validate.ts'

const seed = import.meta.dirname
const image = {_id: 'image-of-the-seed', _type: 'sanity.imageAsset'}
const file = {_id: 'file-of-the-seed-pdf', _type: 'sanity.fileAsset'}

/** As after the import, which turns picture files into references to assets. */
const documents = readdirSync(seed)
  .filter((name) => name.endsWith('.ndjson'))
  .flatMap((name) => readFileSync(join(seed, name), 'utf8').split('\n'))
  .filter(Boolean)
  .map((line) => JSON.parse(line, withReference) as Stored)

function withReference(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('_sanityAsset' in value)) return value
  const {_sanityAsset: source, ...kept} = value
  const {_id} = String(source).startsWith('file@') ? file : image
  return {...kept, asset: {_type: 'reference', _ref: _id}}
}

test('there is seed content of every type', () => {
  expect(new Set(documents.map(({_type}) => _type))).toEqual(
    new Set([...documentTypes, ...singletonTypes, ...privateTypes].map(({name}) => name)),
  )
})

test.for(documents)('$_type $_id has no validation problems', async (document) => {
  expect(await problemsOf(document, [...documents, image, file])).toEqual([])
})
