import type {Locator, Page} from '@playwright/test'
import {stackEnv} from '../env.ts'
import {accessibilityFaults} from '../support/accessibility.ts'
import {untilPublished, untilServed} from '../support/on-site.ts'
import {requestsOf, roundTrip} from '../support/page-requests.ts'
import {inLanguage} from '../support/routes.ts'
import {sanityClient} from '../support/sanity-client.ts'
import {expect, test} from '../support/test.ts'
import {long, views} from '../support/views.ts'

const HOUR_MS = 3_600_000

const upcoming = (page: Page) => page.getByRole('region', {name: /Būsimi renginiai|Upcoming events/})
const card = (page: Page, title: string | RegExp) =>
  upcoming(page)
    .getByRole('article')
    .filter({has: page.getByRole('heading', {name: title})})

/** The featured event, which the list leaves out on the screen. */
const hero = (page: Page) => page.getByRole('region', {name: /Kalėdos|Christmas/})

/** Publishes an event, and resolves to the path of its page once the site has it. */
async function publish(page: Page, key: string, fields: object): Promise<string> {
  const path = `/renginiai/${key}`
  await sanityClient().createOrReplace({_id: `event-${key}`, _type: 'event', eventKey: key, ...fields})
  await untilPublished(page.request, path)
  return path
}

const text = (lt: string, en?: string) => ({_type: 'localizedString', lt, ...(en && {en})})

/** Without what other tests publish meanwhile. */
const ofSeed = (page: Page, cards: Locator) => cards.filter({hasNot: page.locator('[href*="/e2e-"]')})

test.describe('the list of events', () => {
  test('starts with the Christmas party and links to it', async ({page}) => {
    await page.goto('/renginiai')
    await expect(hero(page).locator('time')).toContainText(
      '2025 metų gruodžio 13 diena, šeštadienis, nuo 17:00',
    )
    await hero(page).getByRole('link').click()
    await expect(page).toHaveURL('/kaledos-2025')
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Lietuviškos Kalėdos')
  })

  test('has upcoming events by date, a divider where 2026 begins, and one next event', async ({page}) => {
    await page.goto('/renginiai')
    const divider = upcoming(page).getByText('2026', {exact: true})
    const titlesAndDivider = upcoming(page)
      .getByRole('heading', {level: 3})
      .filter({visible: true})
      .or(divider)
    // Other tests publish events in the meantime, but none that is on before Christmas.
    const found = (await titlesAndDivider.allTextContents()).flatMap(
      (each) => /^2026$|Kalėdos|Mišios|Vasario 16|Kepsninių savaitgalis 2026/.exec(each)?.[0] ?? [],
    )
    expect(found).toEqual(['Mišios', '2026', 'Vasario 16', 'Kepsninių savaitgalis 2026'])
    await expect(page.getByText('Artimiausias renginys').filter({visible: true})).toHaveCount(1)
    await expect(hero(page)).toContainText('Artimiausias renginys')
    await expect(hero(page)).toContainText(/Bendruomenės salė, Kardifas\s·\s£5–20 nuo 5 iki 20 svarų/)
    await expect(page.getByRole('link', {name: /Kalėdos/}).filter({visible: true})).toHaveCount(1)
    await expect(card(page, /Mišios/)).toContainText('Data tikslinama')
    await expect(card(page, /Mišios/)).toContainText(/Vieta tikslinama\s·\sNemokamai/)
    await expect(card(page, /Vasario 16/)).toContainText(/salė tikslinama\s·\sKaina tikslinama/)
    await expect(card(page, /Kepsninių savaitgalis 2026/)).toContainText(/Vidurio Velsas\s·\sNemokamai/)
    const past = page.getByRole('region', {name: 'Praėję renginiai'}).getByRole('article')
    await expect(ofSeed(page, past)).toHaveCount(5)
    await expect(past.filter({hasText: 'Joninės'})).toContainText('Gauerio pusiasalis')
  })

  test('has the right buttons on every card', async ({page, context}) => {
    await page.goto('/renginiai')
    const more = (event: Locator) => event.getByRole('link', {name: /^Plačiau apie renginį/})
    await expect(more(hero(page))).toHaveAttribute('href', '/kaledos-2025')
    await expect(more(card(page, /Mišios/))).toHaveAttribute('href', '/misios')

    const website = card(page, /Kepsninių savaitgalis 2026/).getByRole('link', {
      name: /Oficiali svetainė.*naujame skirtuke/,
    })
    await context.route('https://example.com/**', (route) => route.fulfill({body: 'elsewhere'}))
    const elsewhere = context.waitForEvent('page')
    await website.click()
    await expect(await elsewhere).toHaveURL(/^https:\/\/example\.com\//)
    await expect(page).toHaveURL('/renginiai')

    const button = card(page, /Vasario 16/).getByRole('button', {name: 'Rezervuoti vietą'})
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription('Registracija prasidės sausio mėnesį')
    const cards = [/Mišios/, /Vasario 16/, /Kepsninių savaitgalis 2026/].map((title) => card(page, title))
    for (const event of [hero(page), ...cards]) {
      await expect(event.getByRole('button', {name: /^Dalytis/})).toBeVisible()
    }
  })

  test('is complete without JavaScript', async ({browser}) => {
    const context = await browser.newContext({javaScriptEnabled: false})
    const page = await context.newPage()
    await page.goto('/en/renginiai')
    for (const [event, price] of [
      [hero(page), '£5–20'],
      [card(page, /A Lithuanian Mass/), 'Free'],
      [card(page, /16 February/), 'Price to be confirmed'],
      [card(page, /Barbecue weekend 2026/), 'Free'],
    ] as const) {
      await expect(event.getByText(price, {exact: true}).filter({visible: true})).toHaveCount(1)
    }
    const past = page.getByRole('region', {name: 'Past events'}).getByRole('article')
    await expect(ofSeed(page, past)).toHaveCount(5)
    await page.getByText('Nothing happens when you press the button?').click()
    await expect(page.getByRole('link', {name: /\/en\/kalendorius\.ics$/})).toBeVisible()
    await context.close()
  })
})

test.describe('the page of', () => {
  test('Christmas has tickets, programme, guest, activities and members’ discount', async ({page}) => {
    await page.goto('/kaledos-2025')
    const tickets = page.getByRole('region', {name: 'Bilietai'})
    for (const price of [
      /£20.*Suaugusiesiems|Suaugusiesiems.*£20/s,
      /Bendruomenės nariams.*£15/s,
      /Vaikams.*£5/s,
    ]) {
      await expect(tickets).toContainText(price)
    }
    await expect(tickets.getByText('kaina nariams')).toHaveCount(1)
    const buy = tickets.getByRole('link', {name: /Pirkti bilietą/})
    await expect(buy).toHaveAttribute('target', '_blank')
    await expect(buy).toHaveAttribute('href', `${stackEnv().STRIPE_API_BASE}/b/kaledos-2025?locale=lt`)
    await expect(page.getByRole('region', {name: 'Programa'})).toContainText('17:00')
    const stage = page.getByRole('region', {name: 'Scenoje'})
    await expect(stage.getByRole('heading', {level: 3}).first()).toHaveText('Ugnė Vėjūnaitė')
    await expect(stage.locator('img')).toHaveCount(1)
    await expect(page.getByRole('region', {name: 'Veiklos'}).getByRole('listitem')).toHaveCount(3)
    const discount = page.getByRole('region', {name: 'Nariai sutaupo £5'})
    await expect(discount).toContainText('galioja 30 dienų')
    await discount.getByRole('link', {name: 'Tapti nariu'}).click()
    await expect(page).toHaveURL('/taptinariu')
    await page.goto('/naujienos/jau-galima-isigyti-bilietu-i-lietuviskas-kaledas')
    await expect(page.getByRole('article').getByRole('link', {name: /^Pirkti bilietą/})).toHaveAttribute(
      'href',
      `${stackEnv().STRIPE_API_BASE}/b/kaledos-2025?locale=lt`,
    )
  })

  test(
    'the barbecue has website, place, numbers, what to expect, past years and hopes',
    long,
    async ({page}) => {
      await page.goto('/bbq-savaitgalis')
      await expect(page.getByText('Šis renginys jau įvyko.')).toBeVisible()
      await expect(page.getByRole('link', {name: /Oficiali svetainė/})).toHaveAttribute('target', '_blank')
      const place = page.getByRole('complementary', {name: 'Kada ir kur'})
      await expect(place).toContainText('Dalyvauti nemokama, bet registruotis reikia iš anksto')
      await expect(place).toContainText('Registracija baigėsi.')
      await expect(page.getByRole('link', {name: /Registruotis/})).toHaveCount(0)
      await expectFact(page, 'hektarų pievų ir miško', '80')
      await expectFact(page, 'ežerai', '2')
      await expectFact(page, 'energijos', '100 %')
      await expect(page.getByRole('region', {name: 'Ko tikėtis'}).getByRole('listitem')).toHaveCount(4)
      const years = page.getByRole('region', {name: 'Kaip buvo ankstesniais metais'})
      await expect(years.getByRole('listitem')).toHaveText([/2022.*45/s, /2024.*70/s])
      await expect(page.getByRole('region', {name: 'Ko laukiame 2025 metais'})).toContainText('100+')
    },
  )

  test('the run has numbers, programme and open registration', long, async ({page}) => {
    await page.goto('/en/penki-uz-lietuva')
    const aside = page.getByRole('complementary', {name: 'When and where'})
    await expect(aside).toContainText('Sunday 21 September 2025, 10:00')
    await expect(aside).toContainText('Newport')
    const registration = page.getByRole('region', {name: 'Registration'})
    await expect(registration).toContainText('It’s free, but you do need to register')
    await expect(registration).toContainText('Example: the run is over')
    await expectFact(page, 'a flat course along the river', '5 km')
    await expectFact(page, 'adults', '18+')
    await expectFact(page, 'children’s ages', '5–17')
    await expectFact(page, 'entry fee', '£0 0 pounds')
    await expect(page.getByRole('region', {name: 'Programme'})).toContainText('10:00')
  })

  test('cooking is registered for on another site, by a day', long, async ({page}) => {
    await page.goto('/gaminam-ir-bendraujam')
    const aside = page.getByRole('complementary', {name: 'Kada ir kur'})
    await expect(aside).toContainText('2025 m. rugsėjo 28 d., sekmadienis, 11:00')
    const registration = page.getByRole('region', {name: 'Registracija'})
    await expect(registration).toContainText('iki rugsėjo 26 d.')
    const elsewhere = registration.getByRole('link', {name: /^Registruotis/})
    await expect(elsewhere).toHaveAttribute('href', 'https://example.com/registracija/gaminam-ir-bendraujam')
    await expect(elsewhere).toHaveAttribute('target', '_blank')
  })

  test('the Mass has no confirmed date, but open registration', long, async ({page}) => {
    await page.goto('/misios')
    await expect(page.getByRole('main')).not.toContainText('gruodžio 21')
    await expect(page.getByRole('complementary', {name: 'Kada ir kur'})).toContainText('Data tikslinama')
    await expect(page.getByRole('region', {name: 'Registracija'})).toContainText('el. paštu')
    await expect(page.getByRole('button', {name: /^Dalytis/})).toBeVisible()
  })
})

for (const {language, width, details} of views) {
  test(
    `two screens of an event say when, where, for how much and what to do, ${language} ${width} px`,
    details,
    async ({page}) => {
      const height = width < 768 ? 760 : 860
      await page.setViewportSize({width, height})
      const untilTwoScreens = async (...parts: Locator[]) => {
        for (const part of parts) {
          const {y, height: own} = (await part.boundingBox()) ?? {y: Infinity, height: 0}
          expect(y + own, String(part)).toBeLessThanOrEqual(2 * height)
        }
      }
      const header = page.getByRole('article').locator('header')
      await page.goto(inLanguage(language, '/kaledos-2025'))
      await untilTwoScreens(
        header.locator('time'),
        header.getByText(/^(Bendruomenės salė, Kardifas|Community hall, Cardiff)$/),
        header.getByText('£5–20'),
        page.getByRole('link', {name: /^(Pirkti bilietą|Buy a ticket)/}),
      )
      await page.goto(inLanguage(language, '/renginiai/bbq-savaitgalis-2026'))
      await untilTwoScreens(
        header.locator('time'),
        header.getByText(/^(Sodyba prie dviejų ežerų|A farm with two lakes)/),
        header.getByText(/^(Nemokamai|Free)$/),
        page.getByRole('link', {name: /^(Registruotis|Register)/}),
      )
    },
  )
}

async function expectFact(page: Page, label: string, number: string) {
  const fact = page.locator('dl > div').filter({has: page.getByText(label, {exact: true})})
  await expect(fact.getByRole('definition')).toHaveText(number)
}

test.describe('past events beyond the first', () => {
  const keys = Array.from({length: 18}, (_, n) => `e2e-senas-${n}`)
  const last = '/renginiai/e2e-senas-0'

  test.beforeAll(async () => {
    const transaction = sanityClient().transaction()
    for (const [n, eventKey] of keys.entries()) {
      transaction.createOrReplace({
        _id: `event-${eventKey}`,
        _type: 'event',
        eventKey,
        title: text(`Senas renginys ${n}`, `Old event ${n}`),
        start: new Date(Date.UTC(2001, n)).toISOString(),
        status: 'scheduled',
      })
    }
    await transaction.commit()
  })

  test.afterAll(() => sanityClient().delete({query: '*[eventKey in $keys]', params: {keys}}))

  test('are on further pages', async ({page, request}) => {
    await untilPublished(request, '/renginiai/puslapis/3')
    for (const [language, older, newer, title] of [
      ['lt', 'Senesni', 'Naujesni', 'Praėję renginiai, 2 puslapis'],
      ['en', 'Older', 'Newer', 'Past events, page 2'],
    ] as const) {
      const seen = new Set<string | null>()
      const look = async () => {
        const links = page.locator('main article a[href*="/renginiai/e2e-senas-"]')
        for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))) {
          expect(seen).not.toContain(href)
          seen.add(href)
        }
      }
      await page.goto(inLanguage(language, '/renginiai'))
      await look()
      await page.getByRole('link', {name: older}).click()
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title)
      await expect(page).toHaveURL(inLanguage(language, '/renginiai/puslapis/2'))
      await expect(page.locator('main article')).toHaveCount(12)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        stackEnv().SITE_URL + inLanguage(language, '/renginiai/puslapis/2'),
      )
      expect(await accessibilityFaults(page)).toEqual([])
      await look()
      await page.getByRole('link', {name: older}).click()
      await expect(page).toHaveURL(inLanguage(language, '/renginiai/puslapis/3'))
      await expect(page.locator('main article').last().getByRole('link')).toHaveAttribute(
        'href',
        inLanguage(language, last),
      )
      await expect(page.getByRole('link', {name: older})).toHaveCount(0)
      await look()
      expect(seen.size).toBe(keys.length)
      await page.getByRole('link', {name: newer}).click()
      await expect(page).toHaveURL(inLanguage(language, '/renginiai/puslapis/2'))
    }
    for (const segment of ['0', '1', '02', '9', 'visi']) {
      expect((await request.get(`/renginiai/puslapis/${segment}`)).status(), segment).toBe(404)
    }
  })

  test('can be reached without JavaScript', async ({browser}) => {
    const context = await browser.newContext({javaScriptEnabled: false})
    const page = await context.newPage()
    await page.goto('/renginiai')
    await page.getByRole('link', {name: 'Senesni'}).click()
    await page.getByRole('link', {name: 'Senesni'}).click()
    await page.locator('main article').last().getByRole('link').click()
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Senas renginys 0')
    await context.close()
  })
})

test.describe('an event that is', () => {
  const keys: string[] = []
  const keyFor = (name: string) => {
    const key = `e2e-${name}-${Date.now().toString(36)}`
    keys.push(key)
    return key
  }

  test.afterAll(async () => {
    for (const key of keys) await sanityClient().delete(`event-${key}`)
  })

  test('only a title and a start has a page in both languages', async ({page}) => {
    const path = await publish(page, keyFor('bare'), {
      title: text('Tik pavadinimas'),
      start: '2026-03-29T11:00:00Z',
    })
    await page.goto(path)
    await expect(page.getByRole('complementary')).toContainText('2026 m. kovo 29 d., sekmadienis, 12:00')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.goto(inLanguage('en', path))
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Tik pavadinimas (in Lithuanian only)')
    await expect(page.getByRole('heading', {level: 1}).locator('[lang=lt]')).toHaveText('Tik pavadinimas')
    expect(await accessibilityFaults(page)).toEqual([])
  })

  test('cancelled says so first, is not the next event, and sells no tickets', async ({page}) => {
    const title = 'Žygis, kurio nebus'
    const path = await publish(page, keyFor('cancelled'), {
      title: text(title, 'A walk that is off'),
      start: '2025-11-20T11:00:00Z',
      featured: true,
      status: 'cancelled',
      statusNote: text('Audra užvertė kelią.', 'A storm has blocked the road.'),
      admission: 'tickets',
      ticketing: {url: 'https://example.com/tickets'},
      prices: [{_key: 'all', audience: text('Visiems', 'Everyone'), amount: 12.5}],
    })
    await page.goto(path)
    await expect(page.getByText('Renginys atšauktas')).toBeVisible()
    await expect(page.getByText('Audra užvertė kelią.')).toBeVisible()
    await expect(page.getByRole('link', {name: /Pirkti/})).toHaveCount(0)
    await expect(page.getByText('£12')).toHaveCount(0)
    await expect(page.getByRole('main').getByText('kalendorių')).toHaveCount(0)
    await untilServed(page.request, '/renginiai', path)
    await page.goto('/renginiai')
    await expect(card(page, title)).toContainText('Renginys atšauktas. Audra užvertė kelią.')
    await expect(card(page, title)).not.toContainText('Artimiausias renginys')
    await expect(card(page, title).getByText('£12').filter({visible: true})).toHaveCount(0)
    await expect(hero(page)).toContainText('Artimiausias renginys')
    await expect(page.getByRole('region', {name: title})).toHaveCount(0)
    expect(await accessibilityFaults(page)).toEqual([])
  })

  test('sold out has a disabled button that says why', long, async ({page}) => {
    const path = await publish(page, keyFor('sold-out'), {
      title: text('Koncertas', 'A concert'),
      start: '2026-09-28T17:00:00Z',
      end: '2026-09-30T20:00:00Z',
      admission: 'tickets',
      ticketing: {availability: 'soldOut'},
    })
    await page.goto(inLanguage('en', path))
    const button = page.getByRole('button', {name: 'Book a place'})
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription('All the tickets have gone')
    await expect(page.getByRole('complementary')).toContainText(
      'Monday 28 September, 18:00 – Wednesday 30 September 2026, 21:00',
    )
    expect(await accessibilityFaults(page)).toEqual([])
  })

  test('open for registration elsewhere says until when', long, async ({page}) => {
    const path = await publish(page, keyFor('open'), {
      title: text('Kūrybos vakaras', 'A craft evening'),
      start: '2026-12-28T17:00:00Z',
      admission: 'external',
      registration: {
        url: 'https://example.com/register',
        open: true,
        closesAt: '2026-12-01T23:59:00Z',
      },
    })
    await page.goto(path)
    const registration = page.getByRole('region', {name: 'Registracija'})
    await expect(registration).toContainText('Registruotis galima iki 2026 m. gruodžio 1 d.')
    const link = registration.getByRole('link', {name: /^Registruotis/})
    await expect(link).toHaveAttribute('href', 'https://example.com/register')
    await expect(link).toHaveAttribute('target', '_blank')
  })

  test('written past the Studio with unsafe URLs does not link to them', long, async ({page}) => {
    const path = await publish(page, keyFor('nonsense'), {
      title: text('Keistas renginys'),
      start: '2026-05-01T17:00:00Z',
      end: '2026-04-01T17:00:00Z',
      website: 'javascript:alert(1)',
      admission: 'tickets',
      ticketing: {url: 'javascript:alert(1)'},
      place: {name: text('Kažkur'), mapUrl: 'data:text/html,x'},
    })
    await page.goto(path)
    await expect(page.getByRole('complementary')).toContainText('2026 m. gegužės 1 d., penktadienis, 18:00')
    await expect(page.locator('main a:is([href^="javascript:"], [href^="data:"])')).toHaveCount(0)
  })
})

test.describe('an open tab', long, () => {
  const key = `e2e-soon-${Date.now().toString(36)}`

  test.afterAll(() => sanityClient().delete(`event-${key}`))

  test('is refreshed when the next event has ended', async ({page}) => {
    // Three days after the start of the site's clock.
    const path = await publish(page, key, {
      title: text('Netrukus', 'Soon'),
      start: '2025-11-18T11:00:00Z',
      end: '2025-11-18T12:00:00Z',
    })
    await untilServed(page.request, '/renginiai', path)
    await page.clock.install()
    await page.goto('/renginiai')
    await expect(card(page, 'Netrukus')).toBeVisible()
    const refreshes = requestsOf(page, (request) => {
      const {rsc, 'next-router-prefetch': prefetch} = request.headers()
      return Boolean(rsc) && !prefetch && new URL(request.url()).pathname === '/renginiai'
    })
    await page.clock.fastForward(HOUR_MS)
    await roundTrip(page)
    expect(refreshes).toHaveLength(0)
    await page.clock.fastForward(96 * HOUR_MS)
    await expect.poll(() => refreshes.length).toBe(1)
  })
})
