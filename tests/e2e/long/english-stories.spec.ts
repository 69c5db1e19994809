import {makeAdmin, removeNewsletters, subscribe} from '../../support/newsletter-editor.ts'
import {sendNewsletter} from '../../support/newsletter-story.ts'
import {forgetOwnNewsletters, keepToOwnReaders} from '../../support/own-newsletters.ts'
import {removePerson, startLoggedIn} from '../../support/people.ts'
import {test} from '../../support/test.ts'
import {manageTrip} from '../../support/trip-story.ts'

// In Lithuanian they are in every run: `admin-newsletter.spec.ts`, `registration-link.spec.ts`.

test('a newsletter is completed, looked at, tested and sent to the language of each reader', async ({
  page,
}) => {
  const word = `laiskas${crypto.randomUUID().slice(0, 8)}`
  const reader = {lt: `skaito-${word}@example.test`, en: `reads-${word}@example.test`}
  const admin = await makeAdmin()
  try {
    await keepToOwnReaders(word)
    await subscribe(reader.lt, 'lt')
    await subscribe(reader.en, 'en')
    await startLoggedIn(page, admin)
    await sendNewsletter(page, 'en', word, {admin, reader})
  } finally {
    await forgetOwnNewsletters(word)
    await removeNewsletters(word, Object.values(reader))
    await removePerson(admin)
  }
})

test('a trip fits a narrow phone, is corrected, made smaller and cancelled', ({page}) =>
  manageTrip(page, 'en'))
