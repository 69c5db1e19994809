import type {Page} from '@playwright/test'
import sharp from 'sharp'
import {type FaultyDraft, faultyDrafts, type Problems} from '../../support/faulty-drafts.ts'
import {sanityClient} from '../../support/sanity-client.ts'
import {editors, logIn, openDocument, studioErrors} from '../../support/studio.ts'
import {expect, test} from '../../support/test.ts'
import {timeLimits} from '../../support/time-limits.ts'

test.use({expectedConsoleErrors: studioErrors})
test.setTimeout(timeLimits.test + timeLimits.studio)

const withoutAssets = faultyDrafts({
  picture: '',
  small: '',
  pdf: '',
  large: '',
  txt: '',
  selling: {title: 'Šventė', url: ''},
})
const types = new Set(withoutAssets.map(({draft}) => draft._type))

let drafts: FaultyDraft[]
let pdf: string
let small: string
let large: string
let txt: string

test.beforeAll(async () => {
  const client = sanityClient()
  const picture = await client.fetch<string>('*[_type == "sanity.imageAsset"][0]._id')
  const file = await client.assets.upload('file', Buffer.from('%PDF-1.4 guard rails'), {
    filename: 'taisykles.pdf',
  })
  pdf = file._id
  const upload = async (content: Buffer, filename: string) =>
    (await client.assets.upload('file', content, {filename}))._id
  large = await upload(Buffer.alloc(20_000_001, '%PDF-1.4 '), 'per-didelis.pdf')
  txt = await upload(Buffer.from('Programa'), 'programa.txt')
  const drawn = sharp({create: {width: 300, height: 200, channels: 3, background: '#7a5c1e'}})
  const uploaded = await client.assets.upload('image', await drawn.jpeg().toBuffer(), {filename: 'mazas.jpg'})
  small = uploaded._id
  const selling = await client.fetch<{title: string; url: string}>(
    '*[_type == "event" && defined(ticketing.url)][0]{"title": title.lt, "url": ticketing.url}',
  )
  drafts = faultyDrafts({picture, small, pdf, large, txt, selling})
})

test.afterEach(async () => {
  const transaction = sanityClient().transaction()
  for (const {draft, others = []} of withoutAssets)
    for (const {_id} of [draft, ...others]) transaction.delete(_id)
  await transaction.commit()
})

test.afterAll(async () => {
  for (const id of [pdf, small, large, txt]) await sanityClient().delete(id)
})

for (const width of [1280, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({viewport: {width, height: 844}})

    for (const type of types) {
      test(`a volunteer is told everything that is wrong: ${type}`, async ({page}) => {
        await logIn(page, editors.editor)
        for (const faulty of drafts.filter(({draft}) => draft._type === type)) {
          await test.step(faulty.name, () => seeProblems(page, faulty))
        }
      })
    }
  })
}

async function seeProblems(page: Page, {draft, others = [], errors, warnings}: FaultyDraft) {
  const client = sanityClient()
  for (const document of [...others, draft]) await client.createOrReplace(document)
  await openDocument(page, draft)
  const publish = page.getByTestId('pane-footer').getByRole('button', {name: 'Paskelbti', exact: true})
  await expect(publish).toBeEnabled({enabled: !errors, timeout: timeLimits.studio})
  await page.getByRole('button', {name: 'Patikra', exact: true}).click({timeout: timeLimits.studio})
  await expect
    .poll(() => problemsIn(page), {timeout: timeLimits.studio})
    .toEqual({errors: linesOf(errors), warnings: linesOf(warnings)})
  // An open panel writes an error to the console when somebody else deletes an item with a problem.
  await page.goto('about:blank')
  for (const {_id} of others) await client.delete(_id)
}

/** What the panel shows. Only its icons tell an error from a warning. */
async function problemsIn(page: Page) {
  const panel = page.getByRole('complementary').filter({has: page.getByRole('heading', {name: 'Patikra'})})
  const withIcon = async (icon: string) => {
    const cards = panel.getByRole('button').filter({has: page.locator(`[data-sanity-icon="${icon}"]`)})
    return sorted((await cards.allInnerTexts()).map(lineOf))
  }
  return {errors: await withIcon('error-outline'), warnings: await withIcon('warning-outline')}
}

/** The title of the field in which the problem is, without those of its parts, and the message. */
function lineOf(card: string): string {
  const [message, path] = card.split(/\n+/).toReversed()
  return path ? `${path.split(' / ')[0]}: ${message}` : `${message}`
}

function linesOf(problems: Problems = {}): string[] {
  return sorted(
    Object.entries(problems).flatMap(([field, messages]) =>
      [messages].flat().map((message) => (field ? `${field}: ${message}` : message)),
    ),
  )
}

/** Each line once: of two items of a list that are the same, each has the message. */
const sorted = (lines: string[]) => [...new Set(lines)].toSorted()
