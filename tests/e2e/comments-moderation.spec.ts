import {accessibilityFaults} from '../support/accessibility.ts'
import {
  commentField,
  commentWith,
  makeTrustedPerson,
  openComments,
  advanceToPoll,
  postComment,
  writeComments,
} from '../support/comment-section.ts'
import {withDatabase} from '../support/database.ts'
import {demoAdmin, startLoggedIn, makePerson, removePerson} from '../support/people.ts'
import {expect, test} from '../support/test.ts'
import {long} from '../support/views.ts'

test('an admin deletes a comment after a confirmation, and it disappears from open pages', async ({
  page,
  browser,
}) => {
  const author = await makeTrustedPerson('Jonas')
  const text = `Reklama ${author.id.slice(-8)}`
  const visitors = await browser.newContext()
  try {
    await writeComments(author, text)
    const visitor = await visitors.newPage()
    await visitor.clock.install()
    await openComments(visitor)
    await expect(commentWith(visitor, text)).toBeVisible()
    await startLoggedIn(page, await demoAdmin())
    await openComments(page)
    const remove = commentWith(page, text).getByRole('button', {name: /^Ištrinti.*Jonas B\./})
    await remove.click()
    const dialog = page.getByRole('alertdialog', {name: 'Ištrinti šį komentarą?'})
    await expect(dialog).toContainText(text)
    await dialog.getByRole('button', {name: 'Atšaukti'}).click()
    await expect(dialog).toBeHidden()
    await expect(remove).toBeFocused()
    await remove.click()
    await dialog.getByRole('button', {name: 'Ištrinti'}).click()
    await expect(page.getByText('Komentaras ištrintas')).toBeVisible()
    await expect(commentWith(page, text)).toHaveCount(0)
    await expect(page.getByRole('heading', {name: 'Komentarai'})).toBeFocused()
    await advanceToPoll(visitor)
    await expect(commentWith(visitor, text)).toHaveCount(0)
  } finally {
    await visitors.close()
    await removePerson(author)
  }
})

test('a former admin deletes nothing and is told so', long, async ({page}) => {
  const author = await makeTrustedPerson('Jonas')
  const former = await makePerson('Ona')
  const text = `Lieka ${author.id.slice(-8)}`
  try {
    await writeComments(author, text)
    await withDatabase(
      (sql) => sql`insert into public.user_roles (user_id, role) values (${former.id}, 'admin')`,
    )
    await startLoggedIn(page, former)
    await openComments(page)
    await commentWith(page, text)
      .getByRole('button', {name: /^Ištrinti/})
      .click()
    await withDatabase((sql) => sql`delete from public.user_roles where user_id = ${former.id}`)
    await page.getByRole('alertdialog').getByRole('button', {name: 'Ištrinti'}).click()
    await expect(page.getByText('Prieiga uždrausta')).toBeVisible()
    await expect(page.getByText('Komentarus trinti gali tik administratoriai ir moderatoriai.')).toBeVisible()
    await page.reload()
    await expect(commentWith(page, text)).toBeVisible()
    await expect(commentWith(page, text).getByRole('button', {name: /^Pranešti/})).toBeVisible()
  } finally {
    await removePerson(author)
    await removePerson(former)
  }
})

test.describe('when the database refuses', () => {
  test.use({expectedConsoleErrors: /^Failed to load resource: the server responded with a status of 4/})

  test('a visitor reports a comment, but only once', async ({page}) => {
    const author = await makeTrustedPerson('Jonas')
    const text = `Nelabai gražu ${author.id.slice(-8)}`
    try {
      await writeComments(author, text)
      await openComments(page)
      await commentWith(page, text)
        .getByRole('button', {name: /^Pranešti.*Jonas B\./})
        .click()
      const dialog = page.getByRole('dialog', {name: 'Pranešti apie komentarą?'})
      await dialog.getByLabel('Kas negerai?').fill('Įžeidžia kaimynus')
      expect(await accessibilityFaults(page)).toEqual([])
      await dialog.getByRole('button', {name: 'Pranešti'}).click()
      await expect(page.getByText('Ačiū, pranešimą gavome')).toBeVisible()
      await expect(commentWith(page, text)).toContainText('Pranešta')

      const admin = await demoAdmin()
      const {data} = await admin.client
        .from('comment_reports')
        .select('reason, reporter_id, event_comments!inner(comment_text)')
        .eq('event_comments.comment_text', text)
      expect(data).toMatchObject([{reason: 'Įžeidžia kaimynus'}])
      expect(data?.[0]?.reporter_id).toMatch(/^anon_/)

      await page.reload()
      await commentWith(page, text)
        .getByRole('button', {name: /^Pranešti/})
        .click()
      await dialog.getByRole('button', {name: 'Pranešti'}).click()
      await expect(page.getByText('Apie šį komentarą jau esate pranešę')).toBeVisible()
    } finally {
      await removePerson(author)
    }
  })

  test('a banned account is told that it cannot comment', async ({page}) => {
    const person = await makeTrustedPerson()
    try {
      await startLoggedIn(page, person)
      await openComments(page)
      const admin = await demoAdmin()
      await admin.client.rpc('ban_commenter', {user_id: person.id, reason: 'e2e'})
      await postComment(page, 'Ar dar galiu?')
      await expect(page.getByRole('alert').filter({hasText: 'Komentuoti negalite'})).toBeVisible()
      await expect(commentField(page)).toHaveValue('Ar dar galiu?')
    } finally {
      await removePerson(person)
    }
  })

  test('the sixth comment in a minute is refused', long, async ({page}) => {
    const person = await makeTrustedPerson()
    try {
      await writeComments(person, 'Vienas', 'Du', 'Trys', 'Keturi')
      await startLoggedIn(page, person)
      await openComments(page)
      await postComment(page, 'Šeši')
      await expect(page.getByRole('alert').filter({hasText: 'Palaukite minutę'})).toBeVisible()
      await expect(commentField(page)).toHaveValue('Šeši')
    } finally {
      await removePerson(person)
    }
  })
})
