import {expect, test} from 'vitest'
import {parseContent} from '../../apps/web/sanity/parse-content.ts'
import {askFor, siteQueries, storedSeed} from '../support/site-queries.ts'
import {faultyValues, fieldPaths, type Stored, withValueAt} from '../support/stored-faults.ts'

const seed = storedSeed()

/** Of each type, the document with the most in it. */
const fullest = [...Map.groupBy(seed, ({_type}) => _type)]
  .filter(([type]) => !type.startsWith('sanity.'))
  .map(([, documents]) => documents.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0] as Stored)

/** By which a page is found: without them there is none. */
const addresses = ['eventKey', 'slug', 'path', 'from']

/** Of a query for one field, whose fault is all of the result. */
const asksForField = /^\*\[[^\]]*\]\[0\]\.\w/

const times = /^(start|end|date|updatedOn|nextMeeting|closesAt|membersFirstUntil|shownUntil)$/

function sizeOf(document: Stored): number {
  return JSON.stringify(document).length
}

test.for(fullest)('no fault of a $_type takes more than its own field from the site', async (document) => {
  const others = fullest.filter((other) => other !== document)
  const queries = siteQueries.filter((query) => query.includes(`"${document._type}"`))
  const sound = await Promise.all(queries.map((query) => askFor(document, query, [document, ...others])))
  const lost: string[] = []
  for (const path of fieldPaths(document).filter(({length}) => length <= 4)) {
    for (const [kind, value] of Object.entries(faultyValues)) {
      const dataset = [withValueAt(document, path, value), ...others]
      for (const [index, query] of queries.entries()) {
        const {parsed} = await askFor(document, query, dataset)
        const isLost = countOf(parsed) < countOf(sound[index]?.parsed) && !asksForField.test(query)
        const isUnsound = unreadable(parsed).length > 0
        const isSettled =
          JSON.stringify(parseContent(query, parsed, {from: 0, to: 1000})) === JSON.stringify(parsed)
        if ((isLost && !addresses.includes(String(path[0]))) || isUnsound || !isSettled)
          lost.push(`${path.join('.')} ${kind}: ${query.slice(0, 80)} ${isLost} ${isUnsound} ${isSettled}`)
      }
    }
  }
  expect(lost).toEqual([])
})

/** How many documents there are. */
function countOf(result: unknown): number {
  if (Array.isArray(result)) return result.length
  return result === null ? 0 : 1
}

/** What would throw when it is formatted as a date. */
function unreadable(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    times.test(name) && part !== null && !Number.isFinite(Date.parse(part)) ? [part] : unreadable(part),
  )
}
