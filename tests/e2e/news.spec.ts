import type {Locator, Page} from '@playwright/test'
import {stackEnv} from '../env.ts'
import {accessibilityFaults} from '../support/accessibility.ts'
import {untilPublished, untilServed} from '../support/on-site.ts'
import {inLanguage} from '../support/routes.ts'
import {sanityClient} from '../support/sanity-client.ts'
import {expect, test} from '../support/test.ts'
import {languageViews, long} from '../support/views.ts'

/** Slugs of the seed's ten items, newest first. Other tests publish more meanwhile. */
const slugs = [
  'lietuviskas-filmas-kardife-ir-niuporte',
  'is-sirdies-i-sirdi-kad-per-kaledas-niekas-neliktu-vienas',
  'jau-galima-isigyti-bilietu-i-lietuviskas-kaledas',
  'tapkite-nariu-registracija-iki-gruodzio-31-d',
  'penki-uz-lietuva-begame-niuporte',
  'sestadienines-mokykleles-laukia-mokiniu',
  'savaitgalis-tarp-dvieju-ezeru',
  'jonines-prie-juros-vainikai-lauzas-ir-trumpiausia-naktis',
  'atidareme-lietuvisku-knygu-lentyna',
  'vaziuojame-prie-juros-kelione-autobusu-i-tenbi',
]
const paths = slugs.map((slug) => `/naujienos/${slug}`)
const pathOf = (item: number) => `/naujienos/${slugs[10 - item]}`

const titles = (page: Page) => page.locator('main article h2 a')

/** The seed's items among these links. */
const seedPathsOf = async (links: Locator) => {
  const all = await links.evaluateAll((each) => each.map((link) => link.getAttribute('href') ?? ''))
  return all.filter((path) => paths.includes(path))
}

/** The seed's last item in the list. */
const lastTitle = (page: Page) => page.locator('main article h2 a[href$="kelione-autobusu-i-tenbi"]')

/** Waits until the seed's last item is in the list, and resolves to the number of all. */
async function countWhenLong(page: Page): Promise<number> {
  await expect(lastTitle(page)).toBeVisible()
  return titles(page).count()
}

test('the list has the newest first, and grows in place', long, async ({page}) => {
  await page.goto('/naujienos')
  const first = await seedPathsOf(titles(page))
  expect(first.length).toBeGreaterThan(0)
  expect(first).toEqual(paths.slice(0, first.length))

  await page.getByRole('link', {name: 'Rodyti daugiau'}).press('Enter')
  const count = await countWhenLong(page)
  expect(await seedPathsOf(titles(page))).toEqual(paths)
  await expect(titles(page).nth(7)).toBeFocused()
  await expect(page.getByRole('status')).toHaveText(`Rodoma ${count} naujienų iš ${count}`)
  await expect(page).toHaveURL(`/naujienos?ikelta=${count - 7}`)
  await expect(page.getByRole('link', {name: /^Rodyti/})).toHaveCount(0)
  expect(await accessibilityFaults(page)).toEqual([])
})

for (const {language, details} of languageViews) {
  test(
    `every list has the newest first, and only one item is not to be missed, in ${language}`,
    details,
    async ({page}) => {
      const localized = paths.map((path) => inLanguage(language, path))
      const news = page
        .getByRole('main')
        .getByRole('article')
        .filter({has: page.locator('[href*="/naujienos/"]')})
      const mark = page.getByText(/^(Nepraleiskite|Don’t miss)$/)
      for (const path of ['/', '/naujienos', '/naujienos/puslapis/visos', pathOf(10)]) {
        await page.goto(inLanguage(language, path))
        const listed = await page
          .locator('main article :is(h2, h3) a')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
        const seeded = listed.filter((href) => localized.includes(href))
        const expected = path === pathOf(10) ? localized.slice(1) : localized
        expect(seeded, path).toEqual(expected.slice(0, seeded.length))
        expect(seeded.length, path).toBeGreaterThan(0)
        if (path.endsWith('visos')) continue
        await expect(mark, path).toHaveCount(1)
        await expect(news.filter({has: mark}).getByRole('heading').getByRole('link')).toHaveAttribute(
          'href',
          inLanguage(language, pathOf(9)),
        )
      }
      const feed = await (await page.request.get(inLanguage(language, '/rss.xml'))).text()
      const fed = [...feed.matchAll(/<link>([^<]+)<\/link>/g)].map(([, link]) => new URL(link ?? '').pathname)
      expect(fed.filter((path) => localized.includes(path))).toEqual(localized)
    },
  )
}

test('all items can be shown at once, in English too, and stay shown after going back', async ({page}) => {
  await page.goto('/en/naujienos')
  await page.getByRole('link', {name: /^Show all \(1\d\)$/}).click()
  const count = await countWhenLong(page)
  await expect(page.getByRole('status')).toHaveText(`${count} news items of ${count} shown`)
  await expect(lastTitle(page)).toHaveText(/Tenby$/)
  await lastTitle(page).click()
  await expect(page.getByRole('heading', {level: 1})).toContainText('Tenby')
  await page.goBack()
  await expect(titles(page)).toHaveCount(count)
})

test('a longer list stays as long in the other language', long, async ({page}) => {
  await page.goto('/naujienos')
  await page.getByRole('link', {name: 'Rodyti daugiau'}).click()
  await countWhenLong(page)
  await page.getByRole('link', {name: 'EN – English'}).first().click()
  await expect(page).toHaveURL(/\/en\/naujienos\?ikelta=\d+$/)
  await countWhenLong(page)
  await expect(lastTitle(page)).toHaveText(/Tenby$/)
  await expect(titles(page).nth(7)).not.toBeFocused()
  for (const hostile of ['-1', '1e9', 'x', '%00', '9'.repeat(400)]) {
    await page.goto(`/en/naujienos?ikelta=${hostile}`)
    await expect(titles(page).first()).toBeVisible()
  }
})

const buttons: {item: number; name: string; href: string | RegExp; newTab?: boolean}[] = [
  {item: 10, name: 'Bilietai Kardife', href: 'https://example.com/kinas/kardifas', newTab: true},
  {item: 10, name: 'Bilietai Niuporte', href: 'https://example.com/kinas/niuportas', newTab: true},
  {item: 9, name: 'Daugiau apie kampaniją', href: '/is-sirdies-i-sirdi'},
  {
    item: 8,
    name: 'Pirkti bilietą',
    href: `${stackEnv().STRIPE_API_BASE}/b/kaledos-2025?locale=lt`,
    newTab: true,
  },
  {item: 7, name: 'Tapti nariu', href: '/taptinariu'},
  {item: 6, name: 'Apie bėgimą', href: '/penki-uz-lietuva'},
  {item: 5, name: 'Registruoti vaiką', href: /^https:\/\/example\.com/, newTab: true},
  {item: 4, name: 'Skaityti toliau', href: pathOf(4)},
  {item: 3, name: 'Skaityti toliau', href: pathOf(3)},
  {item: 2, name: 'Skaityti toliau', href: pathOf(2)},
  {item: 1, name: 'Skaityti toliau', href: pathOf(1)},
]

test('every card has its item’s buttons and a share button', long, async ({page}) => {
  await page.goto('/naujienos')
  await page.getByRole('link', {name: /Rodyti visas/}).click()
  await countWhenLong(page)
  for (const {item, name, href, newTab = false} of buttons) {
    const card = page.locator('main article').filter({has: page.locator(`h2 a[href="${pathOf(item)}"]`)})
    const button = card.getByRole('link', {name})
    await expect(button, `item ${item}`).toHaveAttribute('href', href)
    if (newTab) await expect(button).toHaveAttribute('target', '_blank')
    else await expect(button).not.toHaveAttribute('target')
    await expect(card.getByRole('button', {name: /^Dalytis/})).toBeVisible()
  }
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('the buttons link to further pages', async ({page}) => {
    await page.goto('/naujienos')
    await expect(page.getByRole('button', {name: /Dalytis/})).toHaveCount(0)
    await page.getByRole('link', {name: 'Rodyti daugiau'}).click()
    await expect(page).toHaveURL(/\/naujienos\/puslapis\/2$/)
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Naujienos, 2 puslapis')
    expect(await seedPathsOf(titles(page))).toEqual(paths.slice(-3))
    await page.getByRole('link', {name: 'Naujesnės'}).click()
    await expect(page).toHaveURL(/\/naujienos$/)
    await page.getByRole('link', {name: /^Rodyti visas \(1\d\)$/}).click()
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Visos naujienos')
    expect(await seedPathsOf(page.locator('main article h3 a'))).toEqual(paths)
  })

  test('a picture links to the large version', long, async ({page, request}) => {
    await page.goto('/naujienos')
    const href = await page
      .locator('main article')
      .first()
      .getByRole('link', {name: /^Padidinti/})
      .getAttribute('href')
    const picture = await request.get(href ?? '')
    expect(picture.headers()['content-type']).toMatch(/^image\//)
  })
})

for (const {path, details} of [
  {path: '/naujienos/puslapis/2', details: long},
  {path: '/en/naujienos/puslapis/visos', details: long},
  {path: pathOf(10), details: {}},
  {path: `/en${pathOf(3)}`, details: long},
]) {
  test(`${path} is accessible, light and dark, and fits a narrow phone`, details, async ({page}) => {
    await page.goto(path)
    await expect(page.locator('h1')).toHaveCount(1)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme})
      expect(await accessibilityFaults(page), colorScheme).toEqual([])
    }
    await page.setViewportSize({width: 320, height: 800})
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}

test('the list has no other pages', async ({request}) => {
  for (const page of ['0', '1', '3', '02', '2.0', 'visi']) {
    for (const prefix of ['', '/en']) {
      const path = `${prefix}/naujienos/puslapis/${page}`
      expect((await request.get(path)).status(), path).toBe(404)
    }
  }
})

test('all headlines are one page a year', async ({page, request}) => {
  const id = 'newsItem-e2e-old'
  try {
    await sanityClient().createOrReplace({
      _id: id,
      _type: 'newsItem',
      title: {lt: 'Seniausia naujiena', en: 'The oldest news'},
      slug: {current: 'e2e-seniausia'},
      date: '1999-05-06',
      category: 'community',
    })
    const old = '/naujienos/puslapis/visos/1999'
    await untilPublished(request, old)
    await untilServed(request, '/naujienos/puslapis/visos', `href="${old}"`)
    for (const [language, label, title, name] of [
      ['lt', 'Naujienų metai', 'Visos naujienos, 1999 m.', 'Seniausia naujiena'],
      ['en', 'Years of news', 'All our news, 1999', 'The oldest news'],
    ] as const) {
      await page.goto(inLanguage(language, '/naujienos/puslapis/visos'))
      await expect(page.getByRole('link', {name, exact: true})).toHaveCount(0)
      const years = page.getByRole('navigation', {name: label})
      await expect(years.getByRole('link').first()).toHaveAttribute('aria-current', 'page')
      await years.getByRole('link', {name: '1999'}).click()
      await expect(page).toHaveURL(inLanguage(language, old))
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title)
      await expect(page.locator('main article h3 a')).toHaveText([name])
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        stackEnv().SITE_URL + inLanguage(language, old),
      )
      expect(await accessibilityFaults(page)).toEqual([])
      await years.getByRole('link').first().click()
      await expect(page).toHaveURL(inLanguage(language, '/naujienos/puslapis/visos'))
    }
    for (const year of ['1998', '99', '1999-05', '2999']) {
      expect((await request.get(`/naujienos/puslapis/visos/${year}`)).status(), year).toBe(404)
    }
  } finally {
    await sanityClient().delete(id)
  }
})

test('the address that the newest year keeps names the page of all news as its original', async ({page}) => {
  await page.goto('/naujienos/puslapis/visos')
  const year = await page.locator('main h2').textContent()
  await page.goto(`/naujienos/puslapis/visos/${year}`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${stackEnv().SITE_URL}/naujienos/puslapis/visos`,
  )
})

test('the lightbox works by keyboard and returns the focus', long, async ({page}) => {
  await page.goto('/naujienos')
  const opener = page.getByRole('link', {name: /^Padidinti paveikslėlį: Pilna/})
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', {name: /film/i})
  await expect(dialog.getByRole('img', {name: /^Pilna kino salė/})).toBeVisible()
  await expect(dialog.getByRole('button', {name: 'Uždaryti'})).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.locator(':focus')).toHaveCount(1)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('a click beside the picture closes the lightbox', long, async ({page}) => {
  await page.goto('/naujienos')
  await page
    .locator('main article')
    .first()
    .getByRole('link', {name: /^Padidinti/})
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('img').click()
  await expect(dialog).toBeVisible()
  await page.mouse.click(8, 8)
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/naujienos$/)
})

test.describe('sharing', () => {
  const share = /^Dalytis: Lietuviškas filmas/
  const shared = /\/en\/naujienos\/lietuviskas-filmas-kardife-ir-niuporte$/

  test('copies title and URL if the device cannot share', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`/en${pathOf(10)}`)
    await page.getByRole('button', {name: /^Share: A Lithuanian film/}).click()
    await expect(page.getByRole('region', {name: 'Messages'})).toContainText('Link copied to the clipboard!')
    const [title, url] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
    expect(title).toBe('A Lithuanian film in Cardiff and Newport')
    expect(url).toMatch(shared)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', {name: 'Close message'}).click()
    await expect(page.getByText('Link copied to the clipboard!')).toHaveCount(0)
  })

  test('says so if copying fails, and shows the URL', long, async ({page}) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    })
    await page.goto(pathOf(10))
    await page.getByRole('button', {name: share}).click()
    await expect(page.getByText('Nepavyko nukopijuoti nuorodos')).toBeVisible()
    await expect(messages(page).getByText(/lietuviskas-filmas-kardife-ir-niuporte$/)).toBeVisible()
  })

  const messages = (page: Page) => page.getByRole('region', {name: 'Pranešimai'}).getByRole('listitem')

  /** Opens an item on a device whose share dialog ends with these errors, in turn. '' is a success. */
  async function openOnDevice(page: Page, ...errors: string[]) {
    await page.addInitScript((names) => {
      Object.assign(navigator, {
        share(data: ShareData) {
          Object.assign(window, {given: data})
          const name = names.shift()
          return name ? Promise.reject(new DOMException('', name)) : Promise.resolve()
        },
      })
    }, errors)
    await page.goto(pathOf(10))
  }

  async function expectGiven(page: Page) {
    expect(await page.evaluate(() => 'given' in window && window.given)).toMatchObject({
      title: 'Lietuviškas filmas Kardife ir Niuporte',
      url: expect.stringMatching(/\d\/naujienos\/lietuviskas-filmas/),
    })
  }

  for (const {what, error, message} of [
    {what: 'passes title and URL to the device', error: '', message: 'Ačiū, kad dalijatės!'},
    {what: 'copies when the device fails', error: 'DataError', message: 'Nuoroda nukopijuota į iškarpinę!'},
  ]) {
    test(what, long, async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await openOnDevice(page, error)
      await page.getByRole('button', {name: share}).click()
      await expect(messages(page)).toHaveText(message)
      await expectGiven(page)
    })
  }

  test('is silent when the visitor cancels', long, async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openOnDevice(page, 'AbortError', '')
    await page.getByRole('button', {name: share}).click()
    await expectGiven(page)
    // This time there is a message, and one from the first time would still be beside it.
    await page.getByRole('button', {name: share}).click()
    await expect(messages(page)).toHaveText(['Ačiū, kad dalijatės!'])
  })
})

test('an item with only a title and a date is complete in both languages', long, async ({page}) => {
  const client = sanityClient()
  const id = 'newsItem-e2e-bare'
  try {
    await client.createOrReplace({
      _id: id,
      _type: 'newsItem',
      title: {lt: 'Vien antraštė'},
      slug: {current: 'e2e-vien-antraste'},
      date: '2001-02-03',
      category: 'community',
      actions: [
        {_key: 'a', _type: 'externalLink', label: {lt: 'Pavojinga'}, url: 'javascript:alert(1)'},
        {_key: 'b', _type: 'internalLink', label: {lt: 'Niekur'}, page: '/nera-tokio'},
        {_key: 'c', _type: 'internalLink', label: {lt: 'Kontaktai'}, page: '/kontaktai'},
        {_key: 'd', _type: 'externalLink', label: {lt: 'Be adreso'}},
      ],
      body: {
        lt: [
          {_key: 'x', _type: 'bodyImage', caption: {lt: 'Dingusi nuotrauka'}},
          {
            _key: 'y',
            _type: 'block',
            style: 'normal',
            markDefs: [{_key: 'l', _type: 'link', href: 'data:text/html,x'}],
            children: [{_key: 's', _type: 'span', text: 'Ne nuoroda', marks: ['l']}],
          },
        ],
      },
    })
    await untilPublished(page.request, '/en/naujienos/e2e-vien-antraste')
    await page.goto('/en/naujienos/e2e-vien-antraste')
    const heading = page.getByRole('heading', {level: 1})
    await expect(heading).toHaveText('Vien antraštė (in Lithuanian only)')
    await expect(heading.locator('[lang=lt]')).toHaveText('Vien antraštė')
    await expect(page.getByText('Ne nuoroda')).toBeVisible()
    await expect(page.getByRole('link', {name: 'Ne nuoroda'})).toHaveCount(0)
    await expect(page.getByText('Dingusi nuotrauka')).toHaveCount(0)
    await expect(page.locator('main article figure')).toHaveCount(0)
    await expect(page.locator('main article').first().getByRole('listitem')).toContainText([
      /Kontaktai/,
      /Share/,
    ])
    expect(await accessibilityFaults(page)).toEqual([])

    const card = page
      .locator('main article')
      .filter({has: page.getByRole('heading', {name: 'Vien antraštė'})})
    await untilServed(page.request, '/naujienos/puslapis/2', '/naujienos/e2e-vien-antraste')
    await page.goto('/naujienos/puslapis/2')
    await expect(card).toBeVisible()
    await expect(card.getByRole('link', {name: /Padidinti/})).toHaveCount(0)
    expect(await accessibilityFaults(page)).toEqual([])
  } finally {
    await client.delete(id)
  }
})
