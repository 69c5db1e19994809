import {defineTexts} from '../languages/interface/define-texts.ts'

export const startPageTexts = defineTexts('site-start-page', {
  lithuanian: {
    'tool.title': 'Pradžia',
    title: 'Ką norite padaryti?',
    lists: 'Turinys',
    loading: 'Žiūrima, ką reikėtų sutvarkyti…',
    failed: 'Nepavyko sužinoti, ką reikėtų sutvarkyti. Patikrinkite ryšį.',
    retry: 'Bandyti dar kartą',
    todo: 'Ką reikėtų sutvarkyti',
    'todo.none': 'Viskas sutvarkyta. Ačiū!',
    showAll_one: 'Rodyti dar {{count}}',
    showAll_few: 'Rodyti dar {{count}}',
    showAll_other: 'Rodyti dar {{count}}',
    untitled: 'Be pavadinimo',

    first: 'Nuo ko pradėti',
    'first.hint':
      'Svetainė dar neužpildyta. Kol to nepaskelbsite, lankytojai matys bendras antraštes, o vietoj bendruomenės pavadinimo – svetainės adresą.',
    'first.count': 'Paskelbta {{done}} iš {{total}}.',
    'first.publish': 'Užpildyta – liko paskelbti',
    'first.done': 'Paskelbta',

    tasks: 'Dažniausi darbai',
    'tasks.event': 'Paskelbti renginį',
    'tasks.event.how':
      'Įrašykite pavadinimą ir kelis sakinius abiem kalbomis, dieną ir vietą, pridėkite nuotrauką. Apačioje spustelėkite „Paskelbti“.',
    'tasks.event.templates': 'Renginį pradėti nuo pavyzdžio:',
    'tasks.news': 'Parašyti naujieną',
    'tasks.news.how':
      'Įrašykite antraštę ir tekstą abiem kalbomis, prie „Adreso pabaiga“ spustelėkite „Sukurti“. Data jau šiandienos.',
    'tasks.photos': 'Įkelti nuotraukų',
    'tasks.photos.how':
      'Atverkite albumą arba pradėkite naują su „+“, nutempkite nuotraukas ir parašykite, kas jose matyti.',
    'tasks.change': 'Pakeisti ar atšaukti renginį',
    'tasks.change.how':
      'Atverkite renginį, pasirinkite „Ar renginys vyks“ ir parašykite, kas pasikeitė. Tada – „Paskelbti“.',
    'tasks.settings': 'Pataisyti kontaktus ar darbo laiką',
    'tasks.settings.how': 'Telefonas, el. paštas, darbo laikas ir socialiniai tinklai – vienoje vietoje.',

    changed: 'Pasikeitė lietuviškas tekstas',
    'changed.hint': 'Angliškas liko, koks buvo. Pataisykite jį arba pasakykite, kad vis dar tinka.',
    'changed.removed': 'Išbraukta:',
    'changed.added': 'Įrašyta:',
    'changed.fix': 'Taisyti anglišką',
    'changed.fix.label': 'Taisyti anglišką: {{title}}, {{field}}',
    'changed.right': 'Vis dar tinka',
    'changed.right.label': 'Vis dar tinka: {{title}}, {{field}}',
    'changed.saved': 'Pažymėta, kad angliškas tekstas tinka',
    'changed.failed': 'Pažymėti nepavyko',
    'changed.failed.description': 'Patikrinkite ryšį ir bandykite dar kartą.',

    missing: 'Nėra angliško teksto',
    'missing.count_one': 'neišverstas {{count}} laukas',
    'missing.count_few': 'neišversti {{count}} laukai',
    'missing.count_other': 'neišversta {{count}} laukų',

    faulty: 'Paskelbta, bet svetainėje rodoma ne viskas',
    'faulty.missing': '{{field}}: neįrašyta',
    'faulty.date': '{{field}}: nesuprantama data ar valanda',
    'faulty.type': '{{field}}: įrašyta tai, ko svetainė nesupranta',
    'faulty.length': '{{field}}: per ilgas tekstas',

    events: 'Artimiausi renginiai be nuotraukos ar vietos',
    'events.picture': 'nėra nuotraukos',
    'events.place': 'nėra vietos',

    open: 'Praėję, bet dar atviri renginiai',
    'open.registration': 'dar registruojama – išjunkite „Galima registruotis“',

    photos: 'Nuotraukos be aprašymo',
    'photos.count_one': '{{count}} nuotrauka be aprašymo lietuviškai ar angliškai',
    'photos.count_few': '{{count}} nuotraukos be aprašymo lietuviškai ar angliškai',
    'photos.count_other': '{{count}} nuotraukų be aprašymo lietuviškai ar angliškai',

    drafts: 'Nepaskelbti juodraščiai',
    'drafts.new': 'dar nepaskelbta',
    'drafts.changed': 'paskelbta, bet yra pakeitimų',
    'drafts.updated': 'keista {{date}}',

    drawings: 'Piešiniai, kuriuos pirmiausia verta pakeisti nuotraukomis',
    'drawings.count_one': '{{count}} pavyzdinis piešinys',
    'drawings.count_few': '{{count}} pavyzdiniai piešiniai',
    'drawings.count_other': '{{count}} pavyzdinių piešinių',

    admins: 'Lankytojų komentarai ir pranešimai',
    'admins.hint': 'Juos tvarkote svetainėje, prisijungę administratoriaus paskyra.',
    'admins.waiting': 'Laukiantys komentarai',
    'admins.reported': 'Pranešimai apie komentarus',
    'admins.messages': 'Žinutės',
    'admins.photos': 'Atsiųstos nuotraukos',
    opensInNewTab: 'Atsivers naujame skirtuke',
  },
  english: {
    'tool.title': 'Start',
    title: 'What would you like to do?',
    lists: 'Content',
    loading: 'Looking for what needs attention…',
    failed: 'We couldn’t check what needs attention. Check the connection.',
    retry: 'Try again',
    todo: 'What needs attention',
    'todo.none': 'Everything is in order. Thank you!',
    showAll_one: 'Show {{count}} more',
    showAll_other: 'Show {{count}} more',
    untitled: 'Untitled',

    first: 'Where to begin',
    'first.hint':
      'The site is not filled in yet. Until these are published, visitors see general headings, and the site’s address in the place of the community’s name.',
    'first.count': '{{done}} of {{total}} published.',
    'first.publish': 'Filled in: now publish it',
    'first.done': 'Published',

    tasks: 'Most common tasks',
    'tasks.event': 'Publish an event',
    'tasks.event.how':
      'Enter the name and a few sentences in both languages, the day and the place, and add a picture. Press ‘Publish’ at the bottom.',
    'tasks.event.templates': 'Begin an event with an example:',
    'tasks.news': 'Write a news item',
    'tasks.news.how':
      'Enter the heading and the text in both languages, and press ‘Generate’ beside ‘End of the address’. The date is today’s.',
    'tasks.photos': 'Upload photos',
    'tasks.photos.how':
      'Open an album or begin a new one with ‘+’, drag the photos into it and write what they show.',
    'tasks.change': 'Change or cancel an event',
    'tasks.change.how':
      'Open the event, choose whether it takes place and write what has changed. Then press ‘Publish’.',
    'tasks.settings': 'Correct contacts or opening hours',
    'tasks.settings.how': 'Phone, email, opening hours and social networks are in one place.',

    changed: 'The Lithuanian has changed',
    'changed.hint': 'The English has stayed as it was. Correct it, or say that it is still right.',
    'changed.removed': 'Removed:',
    'changed.added': 'Added:',
    'changed.fix': 'Correct the English',
    'changed.fix.label': 'Correct the English: {{title}}, {{field}}',
    'changed.right': 'Still right',
    'changed.right.label': 'Still right: {{title}}, {{field}}',
    'changed.saved': 'Marked as still right',
    'changed.failed': 'It couldn’t be marked',
    'changed.failed.description': 'Check the connection and try again.',

    missing: 'No English text',
    'missing.count_one': '{{count}} field isn’t translated',
    'missing.count_other': '{{count}} fields aren’t translated',

    faulty: 'Published, but the site does not show all of it',
    'faulty.missing': '{{field}}: nothing written',
    'faulty.date': '{{field}}: a date or time that we cannot read',
    'faulty.type': '{{field}}: something that the site cannot show',
    'faulty.length': '{{field}}: the text is too long',

    events: 'Upcoming events without a picture or a place',
    'events.picture': 'no picture',
    'events.place': 'no place',

    open: 'Past events that are still open',
    'open.registration': 'still takes registrations: switch them off',

    photos: 'Photos without a description',
    'photos.count_one': '{{count}} photo isn’t described in Lithuanian or English',
    'photos.count_other': '{{count}} photos aren’t described in Lithuanian or English',

    drafts: 'Unpublished drafts',
    'drafts.new': 'not published yet',
    'drafts.changed': 'published, with unpublished changes',
    'drafts.updated': 'changed {{date}}',

    drawings: 'Drawings to replace with photographs first',
    'drawings.count_one': '{{count}} example drawing',
    'drawings.count_other': '{{count}} example drawings',

    admins: 'Visitors’ comments and reports',
    'admins.hint': 'You deal with them on the site, logged in as an administrator.',
    'admins.waiting': 'Comments waiting for approval',
    'admins.reported': 'Reported comments',
    'admins.messages': 'Messages',
    'admins.photos': 'Photos sent in',
    opensInNewTab: 'Opens in a new tab',
  },
})
