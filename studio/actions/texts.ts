import {defineTexts} from '../languages/interface/define-texts.ts'

export const actionTexts = defineTexts('site-actions', {
  lithuanian: {
    'next-year.cancel': 'Atšaukti',
    'next-year.create': 'Kurti kopiją',
    'next-year.date': 'Kopijos data: {{date}}. Vėliau ją galėsite pakeisti juodraštyje.',
    'next-year.keep': 'Ką palikti be pavadinimo ir renginio rūšies?',
    'next-year.label': 'Kopija kitiems metams',
    'next-year.never':
      'Kodas ir adresas bus su naujais metais. Nekopijuojama, kas galiojo tik šįkart: ankstesni adresai, žymos „atšaukta“ ir „bilietai parduoti“, nuoroda į bilietus, nuolaida nariams, lūkesčiai, albumas ir naujienos.',
    'next-year.no-date': 'Šis renginys neturi datos, todėl ją įrašysite juodraštyje.',
    'next-year.part.place': 'Vieta, atvykimas ir prieinamumas',
    'next-year.part.programme': 'Programa ir atlikėjai',
    'next-year.part.registration': 'Registracija, jos terminai – po metų',
    'next-year.part.text': 'Tekstai ir paveikslėliai',
    'next-year.part.tickets': 'Kainos ir bilietai',
    'next-year.title':
      'Sukuria juodraštį su datomis po metų, tą pačią savaitės dieną. Prieš tai paklausia, ką palikti.',
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
    'next-year.cancel': 'Cancel',
    'next-year.create': 'Create the copy',
    'next-year.date': 'Date of the copy: {{date}}. You can change it later, in the draft.',
    'next-year.keep': 'What to keep besides the title and the kind of event?',
    'next-year.label': 'Copy for next year',
    'next-year.never':
      'The event code and the address get the new year. What was true of this event only is left out: former addresses, ‘cancelled’ and ‘sold out’, the link to the tickets, the members’ discount, what was hoped for, the album and the news.',
    'next-year.no-date': 'This event has no date, so you enter it in the draft.',
    'next-year.part.place': 'Place, getting there and access',
    'next-year.part.programme': 'Programme and performers',
    'next-year.part.registration': 'Registration, with its deadlines a year later',
    'next-year.part.text': 'Texts and pictures',
    'next-year.part.tickets': 'Prices and tickets',
    'next-year.title': 'Creates a draft dated a year later, on the same weekday. First it asks what to keep.',
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
