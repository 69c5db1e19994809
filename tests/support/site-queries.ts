import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {evaluate, parse} from 'groq-js'
import {parseContent} from '../../apps/web/sanity/parse-content.ts'
import {readSeedDocuments} from '../../studio/seed/seed-documents.ts'
import type {Stored} from './stored-faults.ts'

const types = readFileSync(join(import.meta.dirname, '../../apps/web/sanity/sanity.types.gen.ts'), 'utf8')

/** Every query of the site, as `sanity typegen` lists them. */
export const siteQueries = [...types.matchAll(/^ {4}(?:'(.+)'|"(.+)"|`(.+)`):/gm)].map(
  ([, single, double, template]) => {
    const [quote, text = ''] = single ? ["'", single] : double ? ['"', double] : ['`', template]
    return Function(`return ${quote}${text}${quote}`)() as string
  },
)

/** The seed as the Content Lake stores it, with one picture for all. */
export function storedSeed(): Stored[] {
  const asset = {_id: 'image-seed-10x10-png', _type: 'sanity.imageAsset', url: 'https://example.com/a.png'}
  const at = {_createdAt: '2025-11-01T10:00:00Z', _updatedAt: '2025-11-02T10:00:00Z', _rev: 'r'}
  const documents = readSeedDocuments().map((document) => ({...at, ...document}))
  const stored = JSON.parse(JSON.stringify(documents), (_, value) => {
    if (!value?._sanityAsset) return value
    const {_sanityAsset: _file, ...kept} = value
    return {...kept, asset: {_type: 'reference', _ref: asset._id}}
  }) as Stored[]
  return [...stored, {...at, ...asset}]
}

/** What a query of the site gives that asks for this document, before and after the site's door. */
export async function askFor(asked: Stored, query: string, dataset: Stored[]) {
  const {slug, _id, eventKey, path} = asked
  const segment = (slug as {current?: unknown} | undefined)?.current ?? ''
  const params = {slug: segment, eventKey, path, id: _id, ids: [_id], from: 0, to: 1000, types: [asked._type]}
  const answer: unknown = await (await evaluate(parse(query, {params}), {dataset, params})).get()
  return {answer, parsed: parseContent(query, answer, params)}
}
