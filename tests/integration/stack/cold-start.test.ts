import {afterAll, beforeAll, expect, test} from 'vitest'
import {CountedQueries} from '../../support/counted-queries.ts'
import {LakeProcess} from '../../support/lake-process.ts'
import {copyContent, startSiteOn} from '../../support/own-site.ts'
import {inLanguage} from '../../support/routes.ts'

const paths = ['/naujienos', '/renginiai', '/fotografijos', '/kaledos-2025', '/mokykleles', '/taptinariu']
const pages = [...paths, '/en', ...paths.map((path) => inLanguage('en', path))]

let lake: LakeProcess
const queries = new CountedQueries()

beforeAll(async () => {
  lake = await LakeProcess.start()
  await copyContent(lake)
})
afterAll(async () => {
  queries.stop()
  await lake.stop()
})

test('a start on changed content asks only for what the opened pages show', async () => {
  // It has started when it has sent the home page.
  const site = await startSiteOn(await queries.start(lake.host))
  try {
    expect(queries.count).toBeLessThan(25)
    const askedForPages = async () => {
      const before = queries.count
      for (const path of ['/', ...pages]) expect((await fetch(site.url + path)).status).toBe(200)
      return queries.count - before
    }
    // What was rendered in the second after the comparison is rendered once more.
    await expect.poll(askedForPages, {timeout: 60_000}).toBe(0)
    expect(queries.count).toBeLessThan(80)
  } finally {
    await site.stop()
  }
})
