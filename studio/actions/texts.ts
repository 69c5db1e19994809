import {defineTexts} from '../define-texts.ts'

/** Labels and messages of the document actions that the Studio adds. */
export const actionTexts = defineTexts('site-actions', {
  lithuanian: {
    'next-year.label': 'Kopija kitiems metams',
    'next-year.title':
      'Sukuria juodraštį su datomis po metų, tą pačią savaitės dieną. Kodą ir adresą įrašysite naują.',
    'published.link': 'Žiūrėti svetainėje',
    'published.title': 'Puslapis svetainėje',
    'redirect-failed.description':
      'Nepavyko nukreipti seno adreso {{from}}. Patikrinkite ryšį ir skelbkite dar kartą.',
    'redirect-failed.title': 'Nepaskelbta',
    'view.label': 'Žiūrėti svetainėje',
    'view.title': 'Atverti {{path}} naujame skirtuke',
    'view.unpublished': 'Pirmiausia paskelbkite – tada puslapis atsiras svetainėje.',
  },
  english: {
    'next-year.label': 'Copy for next year',
    'next-year.title':
      'Creates a draft dated a year later, on the same weekday. You then give it a new key and address.',
    'published.link': 'View on the site',
    'published.title': 'The page on the site',
    'redirect-failed.description':
      'The old address {{from}} could not be redirected. Check the connection and publish again.',
    'redirect-failed.title': 'Not published',
    'view.label': 'View on the site',
    'view.title': 'Open {{path}} in a new tab',
    'view.unpublished': 'Publish first: then the page appears on the site.',
  },
})
