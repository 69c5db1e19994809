import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'

export const seedFolder = fileURLToPath(new URL('.', import.meta.url))

export interface SeedDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

/**
 * The images of these documents still refer to files (`_sanityAsset`).
 *
 * @param localStripe URL of the local Stripe, which then sells the tickets that accept members' codes
 */
export function readSeedDocuments(localStripe?: string): SeedDocument[] {
  const documents = readdirSync(seedFolder)
    .filter((file) => file.endsWith('.ndjson'))
    .toSorted()
    .flatMap((file) => readFileSync(join(seedFolder, file), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as SeedDocument)
  return localStripe ? documents.map((document) => withTicketsOf(localStripe, document)) : documents
}

function withTicketsOf(stripe: string, document: SeedDocument): SeedDocument {
  const ticketing = document.ticketing as {takesMemberCodes?: boolean} | undefined
  if (!ticketing?.takesMemberCodes) return document
  return {...document, ticketing: {...ticketing, url: new URL(`/b/${document.eventKey}`, stripe).href}}
}
