import {join} from 'node:path'
import type {Page} from '@playwright/test'
import {stackEnv} from '../../env.ts'
import {untilServed} from '../../support/on-site.ts'
import {sanityClient} from '../../support/sanity-client.ts'
import {editors, logIn, openDocument, previewErrors} from '../../support/studio.ts'
import {expect, test} from '../../support/test.ts'
import {timeLimits} from '../../support/time-limits.ts'

test.use({expectedConsoleErrors: previewErrors})
test.afterAll(() =>
  sanityClient().delete({
    query: '*[_type == "sanity.imageAsset" && originalFilename == "phone-photo.jpg"]',
  }),
)

const PHOTO = join(import.meta.dirname, '../../support/phone-photo.heic')

/** What a volunteer fills in, in this order. */
interface Filled {
  /** By the path of the field. */
  texts: Record<string, string>
  /** The tab of the form that has the fields that come now. */
  tab?: string
  /** What the one photo shows. */
  photo?: {lt: string; en: string}
  /** A button to press after that. */
  button?: RegExp
  /** Options to choose, by the path of the field. */
  choices?: Record<string, string>
}

interface NewDocument {
  type: string
  /** Its list, as the path in the Studio. */
  list: string
  steps: Filled[]
  /** A page that shows it, without language, and what it shows. */
  shown: {path: string; lt: string; en: string}
  hasPreview?: false
}

const bilingual = (field: string, lt: string, en: string) => ({[`${field}.lt`]: lt, [`${field}.en`]: en})

/** One new document of each type. The mark makes its texts and its path unique. */
function newDocuments(mark: string): NewDocument[] {
  const title = (lt: string, en: string) => ({lt: `${lt} ${mark}`, en: `${en} ${mark}`})
  const news = title('Bandomoji naujiena', 'A trial news item')
  const event = title('Bandomoji šventė', 'A trial feast')
  const school = title('Bandomoji mokyklėlė', 'A trial school')
  const group = title('Bandomoji grupė', 'A trial group')
  const album = title('Bandomasis albumas', 'A trial album')
  const campaign = title('Bandomoji kampanija', 'A trial campaign')
  const description = bilingual('description', 'Bandome kartu.', 'We try together.')
  return [
    {
      type: 'newsItem',
      list: 'newsItem',
      steps: [
        {texts: {...bilingual('title', news.lt, news.en), ...description}, button: /^Sukurti$/},
        {tab: 'Data, tema ir adresas', texts: {date: '14/11/2025'}, choices: {category: 'Kultūra'}},
      ],
      shown: {path: `/naujienos/bandomoji-naujiena-${mark}`, ...news},
    },
    {
      type: 'event',
      list: 'events;all',
      steps: [
        {
          texts: {
            ...bilingual('title', event.lt, event.en),
            ...description,
            start: '13/06/2026 14.00',
            ...bilingual('place.name', 'Svonsio klubas', 'Swansea Club'),
          },
          choices: {kind: 'Kultūra'},
          button: /^Naudoti „/,
        },
        {tab: 'Adresas svetainėje', texts: {path: `/bandomoji-svente-${mark}`}},
      ],
      shown: {path: `/bandomoji-svente-${mark}`, ...event},
    },
    {
      type: 'school',
      list: 'school',
      steps: [
        {texts: {...bilingual('name', school.lt, school.en), ...description}},
        {tab: 'Adresas svetainėje', texts: {}, button: /^(Sukurti|Naudoti „.*)$/},
      ],
      shown: {path: `/mokykleles/bandomoji-mokyklele-${mark}`, ...school},
    },
    {
      type: 'group',
      list: 'group',
      steps: [
        {
          texts: {
            ...bilingual('name', group.lt, group.en),
            ...description,
            ...bilingual('schedule', 'Sekmadieniais', 'On Sundays'),
            email: 'grupe@example.test',
          },
        },
      ],
      shown: {path: '/grupes', ...group},
    },
    {
      type: 'campaign',
      list: 'campaign',
      steps: [
        {texts: {...bilingual('name', campaign.lt, campaign.en), ...description}},
        {
          tab: 'Adresas ir mokėjimas',
          texts: {reference: `bando-${mark}`.slice(0, 18), path: `/bandomoji-kampanija-${mark}`},
        },
      ],
      shown: {path: `/bandomoji-kampanija-${mark}`, ...campaign},
    },
    {
      type: 'photoAlbum',
      list: 'photoAlbum',
      steps: [
        {
          texts: {...bilingual('title', album.lt, album.en), ...description},
          photo: {lt: 'Laužas prie ežero.', en: 'A bonfire by a lake.'},
          button: /^Naudoti „/,
        },
      ],
      shown: {path: '/fotografijos', ...album},
    },
    {
      type: 'redirect',
      list: 'redirect',
      steps: [{texts: {from: `/sena-${mark}`}, choices: {page: 'Kontaktai'}}],
      shown: {path: `/sena-${mark}`, lt: 'Susisiekime', en: 'Get in touch'},
      hasPreview: false,
    },
  ]
}

/** The documents that exist once, with a text of theirs and the page that shows it. */
const onlyDocuments = [
  {_id: 'homePage', _type: 'homePage', field: 'title', path: '/'},
  {_id: 'aboutPage', _type: 'aboutPage', field: 'title', path: '/apie-mus'},
  {_id: 'schoolsPage', _type: 'schoolsPage', field: 'title', path: '/mokykleles'},
  {_id: 'groupsPage', _type: 'groupsPage', field: 'title', path: '/grupes'},
  {_id: 'membershipPage', _type: 'membershipPage', field: 'title', path: '/taptinariu'},
  {_id: 'contactPage', _type: 'contactPage', field: 'title', path: '/kontaktai'},
  // A phone's footer has no room for it.
  {_id: 'siteSettings', _type: 'siteSettings', field: 'tagline', path: '/', leastWidth: 640},
  {_id: 'terms', _type: 'legalPage', field: 'title', path: '/terms'},
  {_id: 'privacy', _type: 'legalPage', field: 'title', path: '/privacy'},
]

for (const width of [1280, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({viewport: {width, height: 844}})

    for (const {type, list, hasPreview} of newDocuments('')) {
      test(`a volunteer creates, previews and publishes: ${type}`, async ({page}) => {
        const mark = `${width}-${Date.now().toString(36)}`
        const document = newDocuments(mark).find((each) => each.type === type)
        if (!document) throw new Error(`No document of the type ${type}`)
        await logIn(page, editors.editor)
        try {
          await page.goto(`${stackEnv().STUDIO_URL}/structure/${list}`)
          await page
            .getByTestId(/^(multi-)?action-intent-button$/)
            .last()
            .click({timeout: timeLimits.studio})
          await chooseTemplate(page, type)
          for (const step of document.steps) await fill(page, step)
          if (hasPreview !== false) await seeInPreview(page, document.shown)
          await publish(page, mark)
          await seeOnSite(page, document.shown)
        } finally {
          for (const id of await marked(mark)) await sanityClient().delete(id)
        }
      })
    }

    for (const {_id, _type, field, path, leastWidth = 0} of onlyDocuments) {
      if (width < leastWidth) continue
      test(`a volunteer changes, previews and publishes: ${_id}`, async ({page}) => {
        const client = sanityClient()
        const original = await client.getDocument(_id)
        if (!original) throw new Error(`No ${_id}`)
        const mark = `${width}-${Date.now().toString(36)}`
        const shown = {path, lt: `Bandomas tekstas ${mark}`, en: `Trial text ${mark}`}
        await logIn(page, editors.editor)
        try {
          await openDocument(page, {_id, _type})
          await fill(page, {texts: bilingual(field, shown.lt, shown.en)})
          await seeInPreview(page, shown)
          await publish(page, mark)
          await seeOnSite(page, shown)
        } finally {
          await client.delete(`drafts.${_id}`)
          await client.createOrReplace(original)
        }
      })
    }
  })
}

/** Where a new document can begin with a template, begins with an empty one. */
async function chooseTemplate(page: Page, type: string) {
  if (type !== 'event') return
  await page.getByRole('menuitem', {name: 'Renginys', exact: true}).click()
}

async function fill(page: Page, {tab, texts, choices = {}, photo, button}: Filled) {
  if (tab) await openTab(page, tab)
  for (const [path, text] of Object.entries(texts)) {
    const input = page.getByTestId(`field-${path}`).getByRole('textbox').first()
    const [, field, language] = /^(.*)\.(lt|en)$/.exec(path) ?? []
    if (language) {
      const languageTab = page.getByTestId(`field-${field}`).getByTestId(`language-tab-${language}`)
      await expect(input.or(languageTab).filter({visible: true}).first()).toBeVisible({
        timeout: timeLimits.studio,
      })
      if (!(await input.isVisible())) await languageTab.click()
    }
    await input.fill(text, {timeout: timeLimits.studio})
    await input.press('Tab')
  }
  for (const [path, label] of Object.entries(choices))
    await page.getByTestId(`field-${path}`).getByRole('combobox').selectOption({label})
  if (photo) await addPhoto(page, photo)
  if (button) for (const each of await page.getByRole('button', {name: button}).all()) await each.click()
}

/** Takes the photo as a phone made it, and says in the table what it shows. */
async function addPhoto(page: Page, shows: {lt: string; en: string}) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', {name: 'Pasirinkti nuotraukas'}).click({timeout: timeLimits.studio})
  await (await chooser).setFiles(PHOTO)
  for (const [column, text] of [
    ['lietuviškai', shows.lt],
    ['angliškai', shows.en],
  ]) {
    await page
      .getByRole('textbox', {name: `1 nuotrauka: Ką matyti (${column})`})
      .click({timeout: timeLimits.studio})
    await page.keyboard.type(String(text))
    await page.keyboard.press('Tab')
  }
}

/** The tabs of a form are a list to choose from where it is narrow. */
async function openTab(page: Page, name: string) {
  const tab = page.getByRole('tab', {name})
  const choice = page.getByTestId('field-group-select')
  await expect(tab.or(choice).filter({visible: true}).first()).toBeVisible({timeout: timeLimits.studio})
  if (!(await choice.isVisible())) return tab.click()
  // The name of a group with a fault says so.
  const group = choice.locator('option').filter({hasText: name})
  await choice.selectOption(await group.getAttribute('value'))
}

type Shown = NewDocument['shown']

async function seeInPreview(page: Page, {lt}: Shown) {
  await page.getByRole('link', {name: 'Peržiūrėti čia'}).click({timeout: timeLimits.studio})
  await showPane(page, 'Peržiūra')
  const preview = page.frameLocator('iframe')
  await expect(preview.getByText(lt).filter({visible: true}).first()).toBeVisible({
    timeout: timeLimits.studio,
  })
  await expect(preview.getByRole('region', {name: 'Peržiūra'})).toContainText('nepaskelbti pakeitimai')
  await showPane(page, 'Turinys')
}

/** On a phone, the form and the page are shown in turn. */
async function showPane(page: Page, name: string) {
  if ((page.viewportSize()?.width ?? 0) > 600) return
  await page.getByRole('tab', {name}).click({timeout: timeLimits.studio})
}

async function publish(page: Page, mark: string) {
  const button = page.getByTestId('pane-footer').getByRole('button', {name: 'Paskelbti', exact: true})
  await expect(button).toBeEnabled({timeout: timeLimits.studio})
  const published = async () => (await marked(mark)).filter((id) => !id.startsWith('drafts.'))
  // Pressed sooner than the last field is checked, it says that something is missing, as to a quick volunteer.
  await expect(async () => {
    if ((await published()).length === 0) await button.click({timeout: timeLimits.oneTry})
    await expect.poll(published, {timeout: 2 * timeLimits.oneTry}).toHaveLength(1)
  }).toPass({timeout: timeLimits.studio})
}

async function seeOnSite(page: Page, {path, lt, en}: Shown) {
  const {SITE_URL} = stackEnv()
  for (const [address, text] of [
    [path, lt],
    [`/en${path === '/' ? '' : path}`, en],
  ] as const) {
    await untilServed(page.request, address, text)
    await page.goto(SITE_URL + address)
    await expect(page.getByText(text).filter({visible: true}).first()).toBeVisible()
  }
}

/** Ids of the documents, drafts too, that the texts of a test are in. */
const marked = (mark: string) =>
  sanityClient().fetch<string[]>(
    '*[title.lt match $mark || name.lt match $mark || tagline.lt match $mark || from match $mark]._id',
    {mark: `*${mark}`},
    {perspective: 'raw'},
  )
