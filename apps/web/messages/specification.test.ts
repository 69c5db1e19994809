import {createTranslator} from 'next-intl'
import {expect, test} from 'vitest'
import en from './en.json' with {type: 'json'}
import lt from './lt.json' with {type: 'json'}

const texts = {lt, en}

/** What the specification says after an action, in the language in which it says it. `docs/specification.md` has what departs. */
const messages: [language: 'lt' | 'en', key: string, text: string][] = [
  ['lt', 'account.logIn.errorTitle', 'Prisijungimo klaida'],
  ['lt', 'account.failure.invalidCredentials', 'Neteisingi prisijungimo duomenys'],
  ['lt', 'account.signUp.errorTitle', 'Registracijos klaida'],
  ['lt', 'account.failure.alreadyRegistered', 'Vartotojas su šiuo el. paštu jau užregistruotas'],
  ['lt', 'account.failure.title', 'Klaida'],
  ['lt', 'account.failure.unexpected', 'Įvyko netikėta klaida'],
  ['lt', 'account.logIn.doneTitle', 'Sėkmingai prisijungėte!'],
  ['lt', 'account.signUp.doneTitle', 'Registracija sėkminga!'],
  ['lt', 'account.adminBanner.title', 'Administratoriaus režimas'],
  ['lt', 'account.adminBanner.badge', 'ADMIN'],
  ['lt', 'account.adminBanner.text', 'Turite išplėstines teises svetainės valdymui'],
  ['lt', 'account.adminBanner.link', 'Admin skydelis'],
  ['lt', 'admin.accessDenied', 'Prieiga uždrausta'],
  ['lt', 'admin.adminOnly', 'Neturite administratoriaus teisių'],
  ['lt', 'admin.error', 'Klaida'],
  ['lt', 'admin.users.status.active', 'Aktyvus'],
  ['lt', 'admin.users.status.waiting', 'Laukia patvirtinimo'],
  ['lt', 'admin.comments.deleteFailed', 'Nepavyko ištrinti komentaro'],
  ['lt', 'admin.comments.deleted', 'Komentaras ištrintas'],
  ['lt', 'admin.newsletter.fillIn', 'Užpildykite visus laukelius'],
  ['lt', 'admin.newsletter.send.failed', 'Nepavyko išsiųsti naujienlaiškio'],
  ['lt', 'admin.newsletter.send.done', 'Naujienlaiškis išsiųstas visiems prenumeratoriams'],
  ['en', 'membership.fillRequired', 'Please fill in all required fields'],
  ['en', 'membership.error', 'An error occurred while submitting the application. Please try again.'],
  ['en', 'membership.success', 'Application submitted successfully!'],
  [
    'en',
    'membership.bankTransferSuccess',
    'Your membership application has been submitted. Please make the payment according to the provided instructions.',
  ],
  ['en', 'membership.form.submitting', 'Submitting...'],
  ['lt', 'membershipSuccess.processing', 'Apdorojame jūsų mokėjimą...'],
  ['en', 'registrations.trip.error', 'Failed to submit registration. Please try again.'],
  ['en', 'registrations.shared.done', 'Registration successful!'],
  [
    'en',
    'registrations.trip.doneText',
    'Your trip registration has been submitted successfully. Organizers will contact you.',
  ],
  ['lt', 'registrations.race.error', 'Nepavyko užregistruoti. Bandykite dar kartą.'],
  ['lt', 'registrations.shared.done', 'Registracija sėkminga!'],
  ['lt', 'registrations.race.doneText', 'Registracijos patvirtinimas išsiųstas el. paštu'],
  ['lt', 'event.toBeConfirmed', 'Data tikslinama'],
  ['lt', 'event.discountCode.errorTitle', 'Klaida'],
  ['lt', 'event.discountCode.copyFailed', 'Nepavyko nukopijuoti kodo'],
  ['lt', 'event.discountCode.copied', 'Nukopijuota!'],
  ['lt', 'share.copied', 'Nuoroda nukopijuota į iškarpinę!'],
  ['lt', 'share.copyFailed', 'Nepavyko nukopijuoti nuorodos'],
  ['lt', 'ticket.cancelled.title', 'Bilieto pirkimas atšauktas'],
  ['en', 'notFound.title', 'Oops! Page not found'],
  ['en', 'notFound.home', 'Return to Home'],
]

test.each(messages)('in %s, %s is „%s“', (language, key, text) => {
  const translate = createTranslator({locale: language, messages: texts[language]}) as (
    key: string,
    values: object,
  ) => string
  expect(translate(key, {kind: 'newsletter'})).toBe(text)
})

test.each([
  'loginRequired',
  'accessDenied',
  'adminOnly',
  'commentError',
  'commentAdded',
  'deleteError',
  'commentDeleted',
])('a comment has the message that the specification calls event.%s, in both languages', (key) => {
  for (const {comments} of [lt, en]) expect(comments).toHaveProperty(key, expect.stringMatching(/\w/))
})
