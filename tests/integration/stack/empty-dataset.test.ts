import {pages} from '@site/schemas/routes/route-table'
import {languages} from '@site/schemas/languages'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {LakeProcess} from '../../support/lake-process.ts'
import {startSiteOn} from '../../support/own-site.ts'
import {inLanguage} from '../../support/routes.ts'
import type {SiteProcess} from '../../support/site-process.ts'

const SITE_URL = 'https://www.bendruomene.test'

let lake: LakeProcess
let site: SiteProcess

beforeAll(async () => {
  lake = await LakeProcess.start()
  site = await startSiteOn(lake.host, {SITE_URL})
})
afterAll(async () => {
  await site.stop()
  await lake.stop()
})

const textsOf = (html: string, element: string) =>
  [...html.matchAll(new RegExp(`<${element}\\b[^>]*>(.*?)</${element}>`, 'gs'))].map(([, inside = '']) =>
    inside.replaceAll(/<[^>]+>/g, '').trim(),
  )

test.each(languages.flatMap(({id}) => pages.map(({path}) => inLanguage(id, path))))(
  '%s has a title and a heading while the dataset is empty',
  async (path) => {
    const response = await fetch(site.url + path)
    const html = await response.text()
    const [heading, ...headings] = ['h1', 'h2', 'h3'].flatMap((element) => textsOf(html, element))
    const isHome = path === '/' || path === '/en'
    expect(response.status).toBe(200)
    expect(textsOf(html, 'title').join()).toMatch(
      isHome ? /^www\.bendruomene\.test$/ : /^\S.* – www\.bendruomene\.test$/,
    )
    expect(/<meta property="og:title" content="([^"]*)"/.exec(html)?.[1]?.trim()).toBeTruthy()
    expect(heading).toBeTruthy()
    expect(headings).not.toContain('')
  },
)
