import type {Page} from '@playwright/test'
import {accessibilityFaults} from '../support/accessibility.ts'
import {untilPublished} from '../support/on-site.ts'
import {inLanguage} from '../support/routes.ts'
import {sanityClient} from '../support/sanity-client.ts'
import {expect, test} from '../support/test.ts'
import {languageViews, long, views} from '../support/views.ts'

// What each page shows of the fields that volunteers may fill in, and that it shows nothing of them while they are empty.

const text = (lt: string, en: string) => ({_type: 'localizedString', lt, en})
const region = (page: Page, name: string) => page.getByRole('main').getByRole('region', {name})
const jsonLdOn = async (page: Page) =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).join()

async function openWhenPublished(page: Page, path: string) {
  await untilPublished(page.request, path)
  await page.goto(path)
}

test.describe('an event', () => {
  const path = '/renginiai/bbq-savaitgalis-2026'

  test('says how to get there, answers questions, and what it offers disabled visitors', async ({page}) => {
    await page.goto(path)
    for (const name of ['Kaip atvykti', 'Prieinamumas', 'Klausimai ir atsakymai']) {
      await region(page, name).getByRole('heading', {level: 2}).click()
    }
    await expect(region(page, 'Kaip atvykti').getByRole('heading', {level: 3})).toHaveText([
      'Automobiliu',
      'Traukiniu',
      'Drauge',
    ])
    const access = region(page, 'Prieinamumas')
    await expect(access.locator('dt')).toHaveText([
      'Patekimas be laiptų',
      'Pritaikytas tualetas',
      'Indukcinė kilpa klausos aparatams',
      'Automobilių vietos neįgaliesiems („Blue Badge“)',
      'Rami vieta pailsėti',
    ])
    await expect(access.locator('dt').last()).toBeVisible()
    await expect(access.locator('dd').nth(0)).toContainText(/^Iš dalies/)
    await expect(access.locator('dd').nth(2)).toHaveText('Nėra')
    await expect(access.getByRole('link', {name: /@/})).toHaveAttribute('href', /^mailto:prieinamumas/)
    await expect(region(page, 'Klausimai ir atsakymai').getByText('avys')).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])

    await page.goto(`/en${path}`)
    await expect(region(page, 'Getting there')).toContainText('By train')
    await expect(region(page, 'Access').locator('dd').nth(1)).toContainText(/^Yes/)
    await expect(region(page, 'Questions and answers').locator('dt')).toHaveCount(3)
  })

  test('tells search engines only what was answered', long, async ({page}) => {
    await page.goto(`/en${path}`)
    const jsonLd = await jsonLdOn(page)
    expect(jsonLd).toContain('"name":"Hearing loop","value":false')
    expect(jsonLd).toContain('"name":"Step-free access","value":"Partly","description":')
    expect(jsonLd).toContain('"name":"By train","value":')
    expect(jsonLd).toContain('"contactType":"Access"')
    expect(jsonLd).toContain('"@type":"FAQPage"')
  })

  for (const {language, width, details} of views) {
    const {place, titles} = {
      lt: {place: 'Kada ir kur', titles: ['Kaip atvykti', 'Prieinamumas', 'Klausimai ir atsakymai']},
      en: {place: 'When and where', titles: ['Getting there', 'Access', 'Questions and answers']},
    }[language]

    test(
      `has way, access and questions within a screen of its place, ${language} ${width} px`,
      details,
      async ({page}) => {
        await page.setViewportSize({width, height: 740})
        await page.goto(inLanguage(language, path))
        const {y: top = 0} = (await page.getByRole('complementary', {name: place}).boundingBox()) ?? {}
        for (const name of titles) {
          const heading = page.getByRole('heading', {level: 2, name})
          const {y = Infinity} = (await heading.boundingBox()) ?? {}
          expect(Math.abs(y - top), name).toBeLessThan(740)
        }
        await page.goto(inLanguage(language, `${path}#access`))
        await expect(
          region(page, titles[1] ?? '')
            .locator('dt')
            .first(),
        ).toBeInViewport()
      },
    )
  }

  for (const {language, details} of languageViews) {
    const {ask, form, subject, question} = {
      lt: {
        ask: 'Paklausti apie šį renginį',
        form: 'Parašykite mums',
        subject: 'Tema',
        question: 'Klausimas apie renginį „Prieškalėdinės šv. Mišios lietuvių kalba“',
      },
      en: {
        ask: 'Ask about this event',
        form: 'Send us a message',
        subject: 'Subject',
        question: 'A question about ‘A Lithuanian Mass before Christmas’',
      },
    }[language]

    test(
      `that leaves the way and access empty can be asked about, in ${language}`,
      details,
      async ({page}) => {
        const link = page.getByRole('complementary').getByRole('link', {name: ask})
        for (const without of [path, '/renginiai/joniniai-2025']) {
          await page.goto(inLanguage(language, without))
          await expect(link, without).toHaveCount(0)
        }
        await page.goto(inLanguage(language, '/misios'))
        await link.click()
        await expect(page).toHaveURL(inLanguage(language, '/kontaktai?renginys=misios-2024#write'))
        await expect(region(page, form).getByLabel(subject, {exact: true})).toHaveValue(question)
      },
    )
  }

  test('that is over leads to the next one, its photos and its news', async ({page}) => {
    await page.goto('/bbq-savaitgalis')
    const next = region(page, 'Kepsninių savaitgalis 2026')
    await expect(next).toContainText('Kitas toks renginys')
    await expect(next).toContainText(/Sodyba prie dviejų ežerų, Vidurio Velsas\s·\sNemokamai/)
    await expect(next.getByRole('link')).toHaveAttribute('href', path)
    const jsonLd = await jsonLdOn(page)
    expect(jsonLd).toContain('"subEvent":{"@type":"Event","name":"Kepsninių savaitgalis 2026"')
    expect(jsonLd).toContain('"offers":[]')
    const afterwards = region(page, 'Nuotraukos ir naujienos')
    await expect(afterwards).toContainText('3 nuotraukos')
    await expect(afterwards.getByRole('link', {name: 'Savaitgalis tarp dviejų ežerų'})).toBeVisible()
    await afterwards.getByRole('link', {name: 'Bendruomenės renginiai'}).click()
    await expect(page).toHaveURL('/fotografijos/albumas/album-events')
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Bendruomenės renginiai')
    await expect(page.getByRole('main').getByRole('link', {name: /^Padidinti/})).toHaveCount(3)
  })

  test('that is over leads on where nothing was chosen', async ({page}) => {
    await page.goto('/en/penki-uz-lietuva')
    const next = region(page, 'Lithuanian Christmas')
    await expect(next).toContainText('Coming up')
    await expect(next.getByRole('link', {name: 'Upcoming events'})).toHaveAttribute('href', '/en/renginiai')
    await next.getByRole('link', {name: 'Lithuanian Christmas'}).click()
    await expect(page).toHaveURL('/en/kaledos-2025')
  })

  test('shows nothing of what is empty, and no next one before its end', long, async ({page}) => {
    const client = sanityClient()
    const id = 'event-e2e-empty'
    await client.createOrReplace({
      _id: id,
      _type: 'event',
      title: text('Tuščias renginys', 'A bare event'),
      eventKey: 'e2e-tuscias',
      start: '2026-06-01T17:00:00Z',
      admission: 'none',
      gettingThere: [],
      access: {_type: 'eventAccess', hearingLoop: {_type: 'accessAnswer'}},
      questions: [],
      nextEdition: {_type: 'reference', _ref: 'event-bbq-savaitgalis-2026', _weak: true},
      album: {_type: 'reference', _ref: 'no-such-album', _weak: true},
      news: [],
    })
    try {
      await openWhenPublished(page, '/renginiai/e2e-tuscias')
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Tuščias renginys')
      await expect(page.getByRole('main')).not.toContainText(
        /Kaip atvykti|Prieinamumas|Indukcinė|Klausimai ir atsakymai|Kitas toks|Nuotraukos|Naujienos apie/,
      )
    } finally {
      await client.delete(id)
    }
  })
})

test.describe('a school', () => {
  test('names who is responsible, and what it does for the safety of children', async ({page}) => {
    await page.goto('/en/mokykleles/gintarelis')
    const safeguarding = region(page, 'Safeguarding and who is responsible')
    await expect(safeguarding.getByRole('heading', {level: 3})).toHaveText([
      'Responsible for the school',
      'Safeguarding contact',
      'Checks and training',
      'Insurance',
      'Policies',
    ])
    await expect(safeguarding.getByRole('link', {name: /^Safeguarding policy/})).toHaveAttribute(
      'href',
      'https://example.com/gintarelis/vaiku-sauga.pdf',
    )
    await expect(page.getByRole('definition').filter({hasText: '£5 a lesson'})).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', {level: 2}).last()).toHaveText('Comments')
    const jsonLd = await jsonLdOn(page)
    expect(jsonLd).toContain('"@type":"EducationalOrganization"')
    expect(jsonLd).toContain('"contactType":"Safeguarding contact","description":"EXAMPLE')
    expect(jsonLd).toContain('"name":"Safeguarding policy (example)","url":')
    for (const width of [360, 1280]) {
      await page.setViewportSize({width, height: 800})
      await page.getByRole('link', {name: 'Safeguarding and who is responsible'}).click()
      await expect(safeguarding.getByRole('heading', {level: 2})).toBeInViewport()
    }
  })
})

test('the about page names the council, its next meeting and where the papers are', async ({page}) => {
  await page.goto('/apie-mus')
  await expect(region(page, 'Taryba').getByRole('listitem')).toHaveCount(3)
  await expect(region(page, 'Taryba')).toContainText('PAVYZDYS – iždininkas')
  const meetings = region(page, 'Susirinkimai').getByRole('listitem')
  await expect(meetings.nth(0)).toContainText('2026 m. sausio 24 d., šeštadienis, 14:00')
  await expect(meetings.nth(1)).toContainText('2025 m. spalio 2 d., ketvirtadienis, 19:00')
  const documents = region(page, 'Registracija ir dokumentai')
  await expect(documents.locator('dt')).toHaveText([
    'Registracijos numeris',
    'Įstatai',
    'Finansinės ataskaitos',
  ])
  await page.goto('/en/apie-mus')
  await expect(region(page, 'Meetings').getByRole('heading', {level: 3})).toHaveText('Past meetings')
})

for (const {language, prefix, line, council, details} of [
  {
    language: 'lt',
    prefix: '',
    line: /^Bendruomenei vadovauja .+ taryba\. Registracijos numeris PAVYZDYS \/ EXAMPLE 0000000\. Taryba$/,
    council: 'Taryba',
    details: {},
  },
  {
    language: 'en',
    prefix: '/en',
    line: /^The community is run by .+ members\. Registered number PAVYZDYS \/ EXAMPLE 0000000\. Our council$/,
    council: 'Our council',
    details: long,
  },
]) {
  test(`home and footer say who runs the community, ${language}`, details, async ({page}) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({width, height: 740})
      await page.goto(prefix || '/')
      await expect(page.getByRole('main').getByText(line)).toBeInViewport()
      await expect(page.getByRole('contentinfo').getByText(line)).toBeVisible()
      await page.getByRole('main').getByRole('link', {name: council, exact: true}).click()
      await expect(page).toHaveURL(new RegExp(`${prefix}/apie-mus#council$`))
      await expect(page.locator('#council')).toBeInViewport()
    }
  })
}

for (const {language, prefix, footerLink, title, pictures, download, details} of [
  {
    language: 'lt',
    prefix: '',
    footerLink: 'Žiniasklaidai',
    title: 'Žiniasklaidai',
    pictures: 'Paveikslėliai, kuriuos galima spausdinti',
    download: /^Ant žalio iškyšulio.*Atsisiųsti visu dydžiu \(1920 × 1080 taškų\)$/,
    details: {},
  },
  {
    language: 'en',
    prefix: '/en',
    footerLink: 'For the press',
    title: 'For the press',
    pictures: 'Pictures that may be printed',
    download: /^On a green headland.*Download in full size \(1920 × 1080 pixels\)$/,
    details: long,
  },
]) {
  test(`the footer leads journalists to what they ask for, ${language}`, details, async ({page}) => {
    await page.setViewportSize({width: 360, height: 740})
    await page.goto(prefix || '/')
    await page.getByRole('contentinfo').getByRole('link', {name: footerLink, exact: true}).click()
    await expect(page).toHaveURL(new RegExp(`${prefix}/kontaktai#press$`))
    const press = region(page, title)
    await expect(press.getByRole('heading', {level: 2})).toBeInViewport()
    await expect(press.locator('dd').nth(0)).toContainText(/(PAVYZDYS|EXAMPLE) – /)
    await press.getByText(pictures).click()
    await expect(press.getByRole('listitem')).toContainText([
      /(PAVYZDYS|EXAMPLE) – /,
      /(PAVYZDYS|EXAMPLE) – /,
    ])
    const original = await press.getByRole('link', {name: download}).getAttribute('href')
    const answer = await page.request.get(original ?? '')
    expect(answer.headers()['content-disposition']).toContain('attachment; filename="apie-mus.jpg"')
    await page.setViewportSize({width: 1280, height: 860})
    expect(await accessibilityFaults(page)).toEqual([])
  })
}

test('a campaign says who is responsible and what became of last year’s gifts', async ({page}) => {
  await page.goto('/en')
  const source = 'The whole campaign in Lithuania, 2024. Source: the organisers’ report (example).'
  await expect(region(page, 'From Heart to Heart')).toContainText(source)
  await page.goto('/en/is-sirdies-i-sirdi')
  await expect(region(page, 'What’s been done so far')).toContainText(source)
  await expect(region(page, 'Report for 2024').locator('dt')).toHaveText(['Raised in Wales', 'Spent'])
  const report = region(page, 'Report for 2024')
  await expect(report.locator('dd')).toHaveText(['£3,150 3,150 pounds', '£2,980 2,980 pounds'])
  await expect(report.getByRole('link', {name: /^The full report/})).toHaveAttribute('target', '_blank')
  await expect(region(page, 'Responsible for the campaign')).toContainText('EXAMPLE – campaign coordinator')
  expect(await jsonLdOn(page)).toContain('"contactType":"Responsible for the campaign"')
})

test('a button of a news item is gone after its end', long, async ({page}) => {
  const client = sanityClient()
  const id = 'newsItem-e2e-ends'
  const button = (key: string, label: string, shownUntil: string) => ({
    _type: 'externalLink',
    _key: key,
    label: text(label, label),
    url: 'https://example.com',
    shownUntil,
  })
  await client.createOrReplace({
    _id: id,
    _type: 'newsItem',
    title: text('Naujiena su mygtukais', 'News with buttons'),
    slug: {_type: 'slug', current: 'e2e-mygtukai'},
    date: '2001-02-03',
    category: 'culture',
    actions: [
      button('a', 'Vakarykštis', '2025-11-14T12:00:00Z'),
      button('b', 'Kitų metų', '2026-11-14T12:00:00Z'),
    ],
  })
  try {
    await openWhenPublished(page, '/naujienos/e2e-mygtukai')
    await expect(page.getByRole('link', {name: 'Kitų metų'})).toBeVisible()
    await expect(page.getByRole('link', {name: 'Vakarykštis'})).toHaveCount(0)
  } finally {
    await client.delete(id)
  }
})

test('search finds what journalists ask for', long, async ({page}) => {
  for (const [path, name] of [
    ['/paieska?q=žiniasklaidai', 'Susisiekime'],
    ['/en/paieska?q=press', 'Get in touch'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('link', {name})).toBeVisible()
  }
})

test('search finds pages by a word that volunteers said means the same', async ({page}) => {
  await page.goto('/paieska?q=%C5%A1a%C5%A1lykai')
  await expect(page.getByRole('link', {name: 'Kepsninių savaitgalis 2026'})).toBeVisible()
  await page.goto('/en/paieska?q=BBQ')
  await expect(page.getByRole('link', {name: 'Barbecue weekend 2026'})).toBeVisible()
})
