import {accessibilityFaults} from '../support/accessibility.ts'
import {withDatabase} from '../support/database.ts'
import {emailsTo, waitForEmail} from '../support/inbox.ts'
import {fieldsOf, removeNewsletters, typeInto} from '../support/newsletter-editor.ts'
import {forgetOwnNewsletters, keepToOwnReaders} from '../support/own-newsletters.ts'
import {giveRole, makePerson, removePerson, startLoggedIn, type Person} from '../support/people.ts'
import {expect, test} from '../support/test.ts'

/** In the subject of the letter and in the names of its readers, and in no others. */
const word = `laiskas${crypto.randomUUID().slice(0, 8)}`
const readers = {lt: `nare-${word}@example.test`, en: `member-${word}@example.test`}

let secretary: Person

/** A member who has paid cash today. */
const addMember = (member: {
  firstName: string
  email: string | null
  language: string
  address: string | null
}) =>
  withDatabase(async (sql) => {
    const [row] = await sql<{id: string}[]>`
      insert into public.memberships (first_name, last_name, email, language, postal_address, phone)
      values (${member.firstName}, ${word}, ${member.email}, ${member.language}, ${member.address}, '+447700900123')
      returning id`
    const [payment] = await sql<{id: string}[]>`
      insert into public.payments (purpose, method, amount_pence, received_pence, received_currency, paid_at, announced_status)
      values ('membership', 'cash', 1500, 1500, 'GBP', now(), 'paid') returning id`
    await sql`
      insert into public.membership_payments (payment_id, membership_id) values (${payment?.id ?? ''}, ${row?.id ?? ''})`
    await sql`select private.reconcile_payment(${payment?.id ?? ''}, null, now())`
  })

test.beforeAll(async () => {
  secretary = await makePerson('Sekretė', 'Raštininkė')
  await giveRole(secretary, 'secretary')
  await keepToOwnReaders(word)
  await addMember({firstName: 'Ona', email: readers.lt, language: 'lt', address: null})
  await addMember({firstName: 'Rhys', email: readers.en, language: 'en', address: null})
  await addMember({
    firstName: 'Jonas',
    email: null,
    language: 'lt',
    address: '1 Bute Street\nCardiff CF10 5AL',
  })
  const long = [
    'Žemaitaičių ir Kazlauskų šeimos namai, ketvirtas aukštas',
    'Flat 12, Penglais Court',
    'Heol y Bont',
    'Aberystwyth',
    'Ceredigion',
  ]
  await addMember({
    firstName: 'Emilija',
    email: null,
    language: 'lt',
    address: [...long, 'SY23 1AA'].join('\n'),
  })
  const longest = [...long, ...long, ...long, ...long, 'SY23 1AA'].join('\n')
  await addMember({firstName: 'Lukas', email: null, language: 'lt', address: longest})
})

test.afterAll(async () => {
  await forgetOwnNewsletters(word)
  await withDatabase(
    (sql) => sql`select private.anonymise_membership(id) from public.memberships where last_name = ${word}`,
  )
  await removeNewsletters(word, Object.values(readers))
  await removePerson(secretary)
})

test('a secretary writes to all members, and sees whom email does not reach', async ({page}) => {
  await startLoggedIn(page, secretary)
  await page.goto('/admin')
  await expect(page.getByRole('tab')).toHaveText(['Nariai', 'Laiškai nariams', 'Metai'])
  await page.getByRole('tab', {name: 'Laiškai nariams'}).click()
  await expect(page.getByText(/^Dabar yra \d+ nar/)).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('button', {name: 'Rašyti nariams'}).click()
  await page.getByLabel(/^Tiems, kurių narystė baigėsi/).check()
  await expect(page.getByLabel('Žinia apie narystę')).toBeChecked()
  await expect(page.getByLabel('Kvietimas į susirinkimą')).toHaveCount(0)
  await page.getByLabel(/^Visiems nariams/).check()
  await page.getByLabel('Kvietimas į susirinkimą').check()
  const {subject, content} = fieldsOf(page)
  await subject.lt.fill(`Susirinkimas ${word}`)
  await typeInto(content.lt, 'Ateikite balsuoti!')
  await subject.en.fill(`Meeting ${word}`)
  await typeInto(content.en, 'Come and vote!')
  await expect(page.getByText('Juodraštis išsaugotas')).toBeVisible()
  await page.getByRole('button', {name: 'Rodyti laišką'}).click()
  await expect(page.frameLocator('iframe').getByText('turi žinoti kiekvienas narys')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('button', {name: 'Siųsti nariams'}).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('el. paštu nepasieksime')
  await dialog.getByRole('button', {name: 'Siųsti', exact: true}).click()
  await expect(page.getByText('Laiškas siunčiamas nariams')).toBeVisible()

  const [toOna, toRhys] = [await waitForEmail(readers.lt), await waitForEmail(readers.en)]
  expect([toOna.subject, toRhys.subject]).toEqual([`Susirinkimas ${word}`, `Meeting ${word}`])
  expect(toOna.text).toContain('turi žinoti kiekvienas narys')
  expect(toRhys.text).toContain('every member has to know')
  expect(toRhys.text).not.toMatch(/unsubscribe|leave the newsletter/i)
  expect(await emailsTo(readers.lt)).toHaveLength(1)

  const sent = page.getByRole('row').filter({hasText: `Susirinkimas ${word}`})
  await expect(sent.getByRole('cell').nth(2)).toHaveText('5')
  await sent.getByRole('button', {name: /^Sąrašas ir lipdukai/}).click()
  await expect(page.getByRole('heading', {name: 'Kam rašyti paštu arba skambinti'})).toBeFocused()
  const listed = page.getByRole('listitem').filter({hasText: word})
  await expect(listed).toHaveCount(3)
  const jonas = listed.filter({hasText: 'Jonas'})
  await expect(jonas).toContainText('Neturi el. pašto')
  await expect(jonas).toContainText('+44 7700 900123')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', {name: 'Lipdukai', exact: true}).click()
  await expect(jonas).toHaveText(`Jonas ${word}\n1 Bute Street\nCardiff CF10 5AL`)
  await expect(page.getByText('1 adresas ant lipduko netelpa ir nespausdinamas')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.emulateMedia({media: 'print'})
  await expect(jonas).toBeVisible()
  await expect(listed.filter({hasText: 'Lukas'})).toBeHidden()
  await expect(page.getByRole('button', {name: 'Spausdinti'})).toBeHidden()
  const box = await jonas.boundingBox()
  // 63.5 by 38.1 mm at 96 pixels an inch.
  expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([240, 144])
  const emilija = listed.filter({hasText: 'Emilija'}).getByRole('paragraph')
  expect(
    await emilija.evaluate((label) => ({
      isSmaller: parseFloat(getComputedStyle(label).fontSize) < 14,
      isCut: label.scrollHeight > label.clientHeight,
    })),
  ).toEqual({isSmaller: true, isCut: false})
})
