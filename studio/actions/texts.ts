import {defineTexts} from '../define-texts.ts'

/** Labels and messages of the document actions that the Studio adds. */
export const actionTexts = defineTexts('site-actions', {
  lithuanian: {
    'next-year.label': 'Kopija kitiems metams',
    'next-year.title':
      'Sukuria juodraštį su datomis po metų, tą pačią savaitės dieną. Kodas ir adresas bus su naujais metais – patikrinkite juos.',
    'not-published.failed': 'Patikrinkite ryšį ir skelbkite dar kartą. Ką parašėte, liko juodraštyje.',
    'not-published.notRedirected':
      'Nepavyko nukreipti seno adreso {{from}}. Patikrinkite ryšį ir skelbkite dar kartą.',
    'not-published.overtaken': 'Kol tikrinome, juodraštis vis keitėsi. Skelbkite, kai bus baigta rašyti.',
    'not-published.title': 'Nepaskelbta',
    'publish.checking': 'Tikrinama…',
    'published.link': 'Žiūrėti svetainėje',
    'published.title': 'Paskelbta',
    'view.label': 'Žiūrėti svetainėje',
    'view.title': 'Atverti {{path}} naujame skirtuke',
    'view.unpublished': 'Pirmiausia paskelbkite – tada puslapis atsiras svetainėje.',
  },
  english: {
    'next-year.label': 'Copy for next year',
    'next-year.title':
      'Creates a draft dated a year later, on the same weekday. Its event code and address get the new year: check them.',
    'not-published.failed': 'Check the connection and publish again. What you wrote is kept in the draft.',
    'not-published.notRedirected':
      'The old address {{from}} could not be redirected. Check the connection and publish again.',
    'not-published.overtaken':
      'The draft kept changing while we checked it. Publish it when nobody is typing in it.',
    'not-published.title': 'Not published',
    'publish.checking': 'Checking…',
    'published.link': 'View on the site',
    'published.title': 'Published',
    'view.label': 'View on the site',
    'view.title': 'Open {{path}} in a new tab',
    'view.unpublished': 'Publish first: then the page appears on the site.',
  },
})
