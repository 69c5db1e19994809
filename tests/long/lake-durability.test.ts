import {afterAll, beforeAll, expect, test} from 'vitest'
import {LakeProcess} from '../support/lake-process.ts'

const WRITERS = 50

let lake: LakeProcess

beforeAll(async () => {
  lake = await LakeProcess.start()
})
afterAll(() => lake.stop())

test('keeps every acknowledged write when killed three times amid 50 writers', async () => {
  const acknowledged = new Map<string, string>()
  for (let round = 0; round < 3; round++) {
    const before = acknowledged.size
    let running = true
    const writers = Array.from({length: WRITERS}, async (_, writer) => {
      const client = lake.client()
      for (let n = 0; running; n++) {
        const id = `w-${round}-${writer}-${n}`
        try {
          const document = await client.create({_id: id, _type: 'record', round, writer, n})
          acknowledged.set(id, document._rev)
        } catch {
          return
        }
      }
    })
    while (acknowledged.size < before + 500) await new Promise((resolve) => setTimeout(resolve, 5))
    await lake.kill()
    running = false
    await Promise.all(writers)
    await lake.launch()
    const kept = await lake.client().fetch<{_id: string; _rev: string}[]>('*[_type == "record"]{_id, _rev}')
    const revisions = new Map(kept.map(({_id, _rev}) => [_id, _rev]))
    const lost = [...acknowledged].filter(([id, revision]) => revisions.get(id) !== revision)
    expect(lost).toEqual([])
    expect(acknowledged.size).toBeGreaterThanOrEqual(before + 500)
  }
})
