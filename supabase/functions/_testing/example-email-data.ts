/** Data of the emails with a link and of those about a new email address. */
export const exampleLinkData = {
  link: 'https://example.org/auth/confirm?token_hash=pkce_1a2b&type=signup',
  newEmail: 'nauja@example.test',
}

const person = {firstName: 'Rasa', lastName: 'Rasaitė', email: 'rasa@example.test'}

const registration = (language: 'lt' | 'en') => ({
  ...person,
  token: 'ab'.repeat(32),
  eventTitle: language === 'en' ? 'Five for Lithuania' : 'Penki už Lietuvą',
  event: {
    key: 'penki-uz-lietuva-2025',
    start: '2025-09-21T09:00:00+00:00',
    end: null,
    dateToBeConfirmed: false,
    place: {name: {lt: 'Niuporto parkas', en: 'Newport Park'}, address: 'NP20 0AA'},
  },
  kind: 'race',
  seats: 2,
  offeredUntil: null,
  runners: [
    {firstName: 'Ąžuolas', lastName: 'Rasaitis', age: 8, needsConsent: true},
    {firstName: 'Gintarė', lastName: 'Rasaitytė', age: 11, needsConsent: false},
  ],
})

/** Data with which an email of any template can be rendered. */
export function exampleEmailData(template: string, language: 'lt' | 'en'): Record<string, unknown> {
  switch (template) {
    case 'contact-receipt':
    case 'contact-message':
      return {
        ...person,
        subject: 'Klausimas',
        message: 'Labas!\nAr galima atsivesti šunį?',
        isSuspected: true,
      }
    case 'confirm-subscription':
      return {token: 'ab'.repeat(32)}
    case 'newsletter-issue':
    case 'newsletter-test':
      return {
        token: template === 'newsletter-issue' ? 'ab'.repeat(32) : undefined,
        subject: 'Kalėdos Kardife',
        summary: 'Kviečiame visus!',
        content: [
          {kind: 'heading', spans: [{text: 'Kviečiame visus!'}]},
          {
            kind: 'paragraph',
            spans: [
              {text: 'Gruodžio 13 d. – '},
              {text: 'šventė', strong: true},
              {text: ', o bilietai – '},
              {text: 'čia', link: 'https://example.org/kaledos-2025'},
              {text: '.'},
            ],
          },
          {kind: 'bullets', items: [[{text: 'Koncertas'}], [{text: 'Vaišės', emphasis: true}]]},
        ],
        isFallback: language === 'en',
      }
    case 'place-offered':
      return {...registration(language), runners: [], offeredUntil: '2025-09-18T12:30:00+00:00'}
    case 'registration-notice':
      return {...registration(language), status: 'waiting'}
    case 'event-message':
      return {
        ...registration(language),
        subject: 'Keičiasi pradžia',
        text: 'Bėgsime 11 val.\n\nIki!',
        withCalendar: true,
      }
    default:
      return template.includes('registration') || template === 'offer-lapsed'
        ? registration(language)
        : exampleLinkData
  }
}
