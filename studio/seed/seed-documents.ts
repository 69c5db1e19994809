import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'

/** The folder with the NDJSON files and `images`. */
export const seedFolder = fileURLToPath(new URL('.', import.meta.url))

export interface SeedDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

/** All documents of all NDJSON files. Their images still refer to files (`_sanityAsset`). */
export function readSeedDocuments(): SeedDocument[] {
  return readdirSync(seedFolder)
    .filter((file) => file.endsWith('.ndjson'))
    .toSorted()
    .flatMap((file) => readFileSync(join(seedFolder, file), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as SeedDocument)
}
