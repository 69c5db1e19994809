import type {Page} from '@playwright/test'
import {registerForService} from '../../support/registration-link.ts'
import {withDatabase} from '../../support/database.ts'
import {newsItem} from '../../support/news-item.ts'
import {sanityClient} from '../../support/sanity-client.ts'
import {editors, logIn, moveByKeyboard, studioErrors} from '../../support/studio.ts'
import {expect, test} from '../../support/test.ts'
import {stackEnv} from '../../env.ts'
import {timeLimits} from '../../support/time-limits.ts'

test.use({expectedConsoleErrors: studioErrors})

const run = crypto.randomUUID().slice(0, 8)
/** Somebody has registered for the first of them. */
const [awaited, free] = [`e2e-lenktynes-${run}`, `e2e-lenktynes-laisvas-${run}`]

const text = (lt: string, en: string) => ({_type: 'localizedString', lt, en})
const paragraph = (words: string) => [
  {
    _type: 'block',
    _key: 'b',
    style: 'normal',
    markDefs: [],
    children: [{_type: 'span', _key: 's', text: words, marks: []}],
  },
]

const programme = (secondAct: {en?: string}) => [
  {_key: 'a', _type: 'programmeItem', title: text('Pirma', 'First')},
  {_key: 'b', _type: 'programmeItem', title: {_type: 'localizedString', lt: 'Antra', ...secondAct}},
]

const eventOf = (key: string, fields: object = {}) => ({
  _id: key,
  _type: 'event',
  eventKey: key,
  title: text('Lenktynių mugė', 'The fair of races'),
  description: {_type: 'localizedText', lt: 'Kas pirmas.', en: 'Who is first.'},
  start: '2031-06-20T10:00:00.000Z',
  place: {_type: 'place', name: text('Salė', 'Hall'), address: '1 Example Street'},
  kind: 'culture',
  status: 'scheduled',
  admission: 'general',
  registration: {_type: 'registration', open: true},
  memberDiscount: {_type: 'memberDiscount', amount: 5},
  body: {_type: 'localizedBody', lt: paragraph('Bėgame.'), en: paragraph('We run.')},
  programme: programme({en: 'Second'}),
  ...fields,
})

const [storedNews, otherNews] = [newsItem(`e2e-lenktyniu-zinia-${run}`), newsItem(`e2e-kita-zinia-${run}`)]
const withNews = eventOf(free, {
  news: [
    {_type: 'reference', _key: 'a', _weak: true, _ref: storedNews._id},
    {_type: 'reference', _key: 'b', _weak: true},
  ],
})

interface Race {
  of: string
  /** A field of the part of the form that is opened. */
  at: string
  document: ReturnType<typeof eventOf>
  /** Waits until the form shows what is stored, and changes it. */
  change: (page: Page) => Promise<void>
  /** What visitors get, after everything was agreed to. */
  expected: Record<string, unknown>
  question?: string
  /** Then nothing is published. */
  refusal?: string
}

const box = (page: Page, field: string) => page.getByTestId(`field-${field}`).getByRole('textbox').first()

const type = (field: string, before: string | RegExp, typed: string) => async (page: Page) => {
  await expect(box(page, field)).toHaveValue(before, {timeout: timeLimits.studio})
  await box(page, field).fill(typed)
}

/** A rich text is read-only until it is pressed. */
const typeBody = (typed: string) => async (page: Page) => {
  const editor = box(page, 'body.en')
  await expect(editor).toContainText('We run.', {timeout: timeLimits.studio})
  await editor.click({force: true})
  await editor.click()
  await page.keyboard.press('ControlOrMeta+a')
  await (typed === '' ? page.keyboard.press('Delete') : page.keyboard.insertText(typed))
}

const toggleDate = async (page: Page) => {
  await expect(box(page, 'title.lt')).toHaveValue('Lenktynių mugė', {timeout: timeLimits.studio})
  await page.locator('input#dateToBeConfirmed').check({timeout: timeLimits.studio})
}

const swapActs = async (page: Page) => {
  const handles = page.getByTestId('field-programme').locator('[data-ui=DragHandleButton]')
  await expect(handles).toHaveCount(2, {timeout: timeLimits.studio})
  await moveByKeyboard(page, {
    handle: handles.first(),
    key: 'ArrowDown',
    isHeld: /Draggable item (\S+) was moved over droppable area \1\./,
    isMoved: /Draggable item (\S+) was moved over droppable area (?!\1\.)/,
  })
}

const chooseNews = (title: string) => async (page: Page) => {
  await page.getByTestId('field-news').getByTestId('autocomplete').fill(title, {timeout: timeLimits.studio})
  const option = page.getByRole('option', {name: new RegExp(title)})
  await option.first().click({timeout: timeLimits.studio})
}

const registered = 'Į šį renginį jau užsiregistruota'
const oneLanguage = 'Ne viskas parašyta abiem kalbomis'
const moved = {start: '2031-06-27T10:00:00.000Z'}
const later = {start: '2031-06-20T11:30:00.000Z'}
const acts = {programme: [{_key: 'b'}, {_key: 'a'}]}
const shownStart = /2031/

/** Each field with what must be asked about or refused, and with what must go out whole. */
const races: Race[] = [
  {
    of: 'date',
    at: 'start',
    document: eventOf(awaited),
    change: type('start', shownStart, '2031-06-27 11:00'),
    expected: moved,
    question: registered,
  },
  {
    of: 'date',
    at: 'start',
    document: eventOf(free),
    change: type('start', shownStart, '2031-06-27 11:00'),
    expected: moved,
  },
  {
    of: 'time',
    at: 'start',
    document: eventOf(awaited),
    change: type('start', shownStart, '2031-06-20 12:30'),
    expected: later,
    question: registered,
  },
  {
    of: 'time',
    at: 'start',
    document: eventOf(free),
    change: type('start', shownStart, '2031-06-20 12:30'),
    expected: later,
  },
  {
    of: 'place',
    at: 'start',
    document: eventOf(awaited),
    change: type('place.address', '1 Example Street', '2 Example Street'),
    expected: {place: {address: '2 Example Street'}},
    question: registered,
  },
  {
    of: 'place',
    at: 'start',
    document: eventOf(free),
    change: type('place.address', '1 Example Street', '2 Example Street'),
    expected: {place: {address: '2 Example Street'}},
  },
  {
    of: 'price',
    at: 'memberDiscount',
    document: eventOf(free),
    change: type('memberDiscount.amount', '5', '-5'),
    expected: {memberDiscount: {amount: 5}},
    refusal: 'Įrašykite sumą',
  },
  {
    of: 'price',
    at: 'memberDiscount',
    document: eventOf(free),
    change: type('memberDiscount.amount', '5', '12,50'),
    expected: {memberDiscount: {amount: 12.5}},
  },
  {
    of: 'title',
    at: 'title',
    document: eventOf(free),
    change: type('title.en', 'The fair of races', ''),
    expected: {title: {lt: 'Lenktynių mugė'}},
    question: oneLanguage,
  },
  {
    of: 'title',
    at: 'title',
    document: eventOf(free),
    change: type('title.en', 'The fair of races', 'Ąžuolų fair'),
    expected: {title: {en: 'Ąžuolų fair'}},
  },
  {
    of: 'rich text',
    at: 'body',
    document: eventOf(free),
    change: typeBody(''),
    expected: {body: {lt: paragraph('Bėgame.')}},
    question: oneLanguage,
  },
  {
    of: 'rich text',
    at: 'body',
    document: eventOf(free),
    change: typeBody('We fly.'),
    expected: {body: {en: [{children: [{text: 'We fly.'}]}]}},
  },
  {
    of: 'reference',
    at: 'news',
    document: withNews,
    change: chooseNews(storedNews.title.lt),
    expected: {},
    refusal: 'Ta pati naujiena pasirinkta du kartus',
  },
  {
    of: 'reference',
    at: 'news',
    document: withNews,
    change: chooseNews(otherNews.title.lt),
    expected: {news: [{_ref: storedNews._id}, {_ref: otherNews._id}]},
  },
  {
    of: 'boolean',
    at: 'start',
    document: eventOf(awaited),
    change: toggleDate,
    expected: {dateToBeConfirmed: true},
    question: registered,
  },
  {
    of: 'boolean',
    at: 'start',
    document: eventOf(free),
    change: toggleDate,
    expected: {dateToBeConfirmed: true},
  },
  {
    of: 'order',
    at: 'programme',
    document: eventOf(free, {programme: programme({})}),
    change: swapActs,
    expected: acts,
    question: oneLanguage,
  },
  {of: 'order', at: 'programme', document: eventOf(free), change: swapActs, expected: acts},
]

const ways = {
  mouse: async (page: Page) => {
    // A press at once may meet a button that knows of the fault already.
    await page
      .getByRole('button', {name: 'Paskelbti', exact: true})
      .click({timeout: timeLimits.oneTry})
      .catch(() => undefined)
  },
  keys: (page: Page) => page.keyboard.press('Control+Alt+p'),
}
const pauses = [0, 50, 150, 300]

test.beforeAll(async () => {
  await sanityClient().create(eventOf(awaited))
  for (const news of [storedNews, otherNews]) await sanityClient().create(news)
  const known = () => withDatabase((sql) => sql`select from public.content_items where key = ${awaited}`)
  await expect.poll(async () => (await known()).length, {timeout: timeLimits.onSite}).toBe(1)
  await registerForService({eventKey: awaited})
})

test.afterAll(async () => {
  const made = [awaited, free, storedNews._id, otherNews._id].flatMap((id) => [id, `drafts.${id}`])
  const query = '*[count(string::split(_id, $free)) > 1 || _id in $made]'
  await sanityClient().delete({query, params: {free, made}})
  await withDatabase((sql) => sql`delete from public.event_registrations where event_key = ${awaited}`)
})

for (const [way, press] of Object.entries(ways))
  for (const pause of pauses)
    test(`by ${way}, ${pause} ms after it was changed, nothing is published unasked, wrong or in part`, async ({
      page,
    }) => {
      test.setTimeout(timeLimits.test + races.length * timeLimits.studio)
      await logIn(page, editors.editor)
      for (const race of races) {
        await test.step(`${race.of}${race.question ? ', asked about' : race.refusal ? ', refused' : ''}`, () =>
          runRace(page, race, async () => {
            await page.waitForTimeout(pause)
            await press(page)
          }))
      }
    })

async function runRace(
  page: Page,
  {of, at, document, change, expected, question, refusal}: Race,
  publish: () => Promise<void>,
) {
  const client = sanityClient()
  // What is still on its way when a value was refused may not reach another race.
  const id = document._id === awaited ? awaited : `${free}-${crypto.randomUUID().slice(0, 8)}`
  await client
    .transaction()
    .createOrReplace({...document, _id: id, eventKey: id})
    .delete(`drafts.${id}`)
    .commit()
  const before = await client.getDocument(id)
  await page.goto(`${stackEnv().STUDIO_URL}/intent/edit/id=${id};type=event;path=${at}/`)
  await change(page)
  await publish()
  const stored = () => client.getDocument(id)
  if (question) {
    const dialog = page.getByRole('dialog', {name: question})
    await expect(dialog, of).toBeVisible({timeout: timeLimits.studio})
    expect((await stored())?._rev, of).toBe(before?._rev)
    await dialog.getByRole('button', {name: /^(Suprantu|Vis tiek)/}).click()
  }
  if (refusal) {
    await expect(page.getByText(refusal).first(), of).toBeAttached({timeout: timeLimits.studio})
    expect((await stored())?._rev, of).toBe(before?._rev)
    return
  }
  await expect(page.getByText('Paskelbta', {exact: true}).first(), of).toBeVisible({
    timeout: timeLimits.studio,
  })
  expect(await stored(), of).toMatchObject(expected)
  expect(await client.getDocument(`drafts.${id}`), of).toBeUndefined()
}
