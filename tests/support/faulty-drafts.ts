import {
  campaign,
  event,
  group,
  legalPage,
  newsItem,
  photoAlbum,
  redirect,
  school,
  text,
} from '../../studio/testing/documents.ts'

interface Document {
  _id: string
  _type: string
  [field: string]: unknown
}

/** By the title of the field, which a problem of the whole document lacks. */
export type Problems = Record<string, string | string[]>

/** A draft, and everything that the Studio's validation says about it. */
export interface FaultyDraft {
  name: string
  draft: Document
  /** Other drafts that it clashes with. */
  others?: Document[]
  errors?: Problems
  warnings?: Problems
}

/** What drafts use of the Content Lake. */
interface Used {
  /** Ids of a picture, of one of 300 by 200 pixels, of a PDF, of one that is too large, and of a text file. */
  picture: string
  small: string
  pdf: string
  large: string
  txt: string
  /** An event that sells tickets, with the address of its shop. */
  selling: {title: string; url: string}
}

/** Drafts with as many faults as fit together. What they clash with otherwise is in the seed. */
export function faultyDrafts({picture, small, pdf, large, txt, selling}: Used): FaultyDraft[] {
  const image = {_type: 'localizedImage', asset: {_type: 'reference', _ref: picture}}
  const smallImage = {_type: 'localizedImage', asset: {_type: 'reference', _ref: small}}
  return [
    ...newsItems(image, smallImage, selling),
    ...blocks(large, txt),
    ...events,
    ...schools(pdf),
    ...groups,
    ...campaigns,
    ...albums(image, smallImage),
    ...redirects,
    ...pages,
    ...settings,
  ]
}

const long = (length: number) => 'a'.repeat(length)

const reference = (_ref: string) => ({_type: 'reference', _ref})

const block = (_key: string, href?: string) => ({
  _type: 'block',
  _key,
  style: 'normal',
  markDefs: [{_type: 'link', _key: 'link', ...(href && {href})}],
  children: [{_type: 'span', _key: 'span', text: 'Nuoroda', marks: ['link']}],
})

const newsItems = (image: object, small: object, selling: Used['selling']): FaultyDraft[] => [
  {
    name: 'an empty news item, with buttons, pictures and links',
    draft: {
      _id: 'drafts.guard-rails-news',
      _type: 'newsItem',
      actions: [
        {_type: 'internalLink', _key: 'a', label: text('Skaityti', 'Read')},
        {
          _type: 'internalLink',
          _key: 'b',
          label: text('Skaityti', 'Read'),
          page: '/kontaktai',
          document: reference('event-joniniai-2025'),
          shownUntil: '31/02/2026 10:00',
        },
        {_type: 'externalLink', _key: 'c', label: text('Skaityti', 'Read')},
        {_type: 'donateAction', _key: 'd', label: text('Aukoti', 'Donate')},
        {_type: 'registrationAction', _key: 'e', label: text('Registruotis', 'Register')},
      ],
      image: {...small, caption: text(undefined, 'Stalls')},
      body: {
        _type: 'localizedBody',
        lt: [block('a'), block('b', 'kontaktai'), block('c', '/nera'), block('d', 'info@example.com')],
        en: [
          {_type: 'sharedPicture', _key: 'a'},
          {_type: 'sharedPicture', _key: 'b', picture: 'nera'},
        ],
      },
      seo: {
        _type: 'seo',
        description: {_type: 'localizedText', lt: long(161), en: 'A fair.'},
        image,
      },
    },
    errors: {
      Antraštė: 'Įrašykite tekstą lietuviškai.',
      'Trumpas aprašymas': 'Įrašykite tekstą lietuviškai.',
      Data: 'Pasirinkite datą.',
      Tema: 'Pasirinkite temą.',
      'Adreso pabaiga': 'Spustelėkite „Sukurti“, kad puslapis turėtų adresą.',
      Paveikslėlis: ['Aprašykite lietuviškai, ką matyti paveikslėlyje.', 'Įrašykite tekstą lietuviškai.'],
      Mygtukai: [
        'Pasirinkite puslapį, į kurį nukreipti lankytoją.',
        'Palikite tik vieną: svetainės puslapį arba po juo nurodytą įrašą.',
        'Tokios dienos nėra: „31/02/2026 10:00“. Pirma rašoma diena, paskui mėnuo: 02/03/2026 – kovo 2-oji.',
        'Įrašykite adresą, į kurį veda mygtukas.',
        'Pasirinkite kampaniją, kuriai bus skirta auka.',
        'Pasirinkite renginį.',
      ],
      'Paieškai ir dalijimuisi': 'Aprašykite lietuviškai, ką matyti paveikslėlyje.',
      'Visas tekstas': [
        'Pasirinkite paveikslėlį.',
        'Įrašykite, kur veda nuoroda.',
        'Ši nuoroda niekur neveda. Pasirinkite svetainės puslapį arba įrašykite visą adresą, pvz., https://pavyzdys.lt.',
        'Svetainėje nėra puslapio /nera. Pasirinkite puslapį iš sąrašo.',
        'Nuoroda neužbaigta. Tikriausiai turėjo būti mailto:info@example.com.',
      ],
    },
    warnings: {
      Antraštė:
        'Įrašykite tekstą ir angliškai. Kol jo nėra, angliškoje svetainės dalyje rodomas lietuviškas.',
      'Trumpas aprašymas':
        'Įrašykite tekstą ir angliškai. Kol jo nėra, angliškoje svetainės dalyje rodomas lietuviškas.',
      Paveikslėlis: [
        'Aprašykite paveikslėlį ir angliškai.',
        'Matoma 300 × 200 taškų, todėl paveikslėlis čia bus neryškus. Pakaktų 1000 taškų pločio. Ar turite didesnį?',
      ],
      Mygtukai: 'Palikite ne daugiau kaip keturis mygtukus – kitaip sunku pasirinkti.',
      'Paieškai ir dalijimuisi': [
        'Sutrumpinkite iki 160 ženklų: ilgesnio teksto pabaigos paieška nerodo.',
        'Aprašykite paveikslėlį ir angliškai.',
      ],
      'Visas tekstas':
        'Šio paveikslėlio lietuviškame tekste nebėra, todėl jo niekas nematys. Pasirinkite kitą arba ištrinkite.',
    },
  },
  {
    name: 'a news item with an unreadable date, a long title and a malformed address',
    draft: {
      ...newsItem,
      _id: 'drafts.guard-rails-news',
      title: text(long(151), 'A fair'),
      actions: [{_type: 'externalLink', _key: 'a', label: text('Bilietai', 'Tickets'), url: selling.url}],
      date: 'kada nors',
      slug: {_type: 'slug', current: 'Mugė'},
    },
    errors: {
      Data: 'Nesuprantame „kada nors“. Rašykite dieną, pvz., 2026-03-02 arba 2026 m. kovo 2 d.',
      Antraštė: 'Per ilga: ženklų yra 151, o telpa 150.',
      'Adreso pabaiga':
        'Adrese gali būti tik mažosios raidės be lietuviškų ženklų, skaičiai ir brūkšneliai. Paprasčiausia – spustelėti „Sukurti“.',
    },
    warnings: {
      Mygtukai: `Čia parduodami renginio „${selling.title}“ bilietai. Pridėkite „Registracijos ar bilietų mygtuką“ ir pasirinkite šį renginį: pasikeitus adresui, pasikeis ir mygtukas.`,
    },
  },
  {
    name: 'a news item at the address of another, whose day lacks the year',
    draft: {
      ...newsItem,
      _id: 'drafts.guard-rails-news',
      date: 'kovo 2 d.',
      slug: {_type: 'slug', current: 'atidareme-lietuvisku-knygu-lentyna'},
    },
    errors: {
      Data: 'Trūksta metų: „kovo 2 d.“. Rašykite, pvz., 2026-03-02.',
      'Adreso pabaiga':
        'Tokį patį adresą jau turi „Atidarėme lietuviškų knygų lentyną“. Pakeiskite adreso pabaigą.',
    },
  },
  {
    name: 'a news item in one language, at the address of another draft',
    draft: {...newsItem, _id: 'drafts.guard-rails-news', title: text('Kino vakaras')},
    others: [{...newsItem, _id: 'drafts.guard-rails-other', title: text('Kita naujiena', 'Other news')}],
    warnings: {
      Antraštė:
        'Įrašykite tekstą ir angliškai. Kol jo nėra, angliškoje svetainės dalyje rodomas lietuviškas.',
      'Adreso pabaiga':
        'Toks pats adresas įrašytas ir juodraštyje „Kita naujiena“. Jis teks tam įrašui, kurį paskelbsite pirmą.',
    },
  },
]

const price = (_key: string, amount?: number) => ({
  _type: 'price',
  _key,
  audience: text('Vaikams', 'Children'),
  ...(amount !== undefined && {amount}),
})

const memberDiscount = {_type: 'memberDiscount', amount: 5}
const otherEvent = {...event, _id: 'drafts.guard-rails-other', title: text('Kita šventė', 'Another feast')}

/** What goes between the paragraphs of a text. */
const blocks = (large: string, txt: string): FaultyDraft[] => [
  {
    name: 'a text with buttons, videos, files and tables',
    draft: {
      ...newsItem,
      _id: 'drafts.guard-rails-news',
      body: {
        _type: 'localizedBody',
        lt: [
          {_type: 'linkButton', _key: 'button'},
          {_type: 'video', _key: 'video'},
          {...film('list', 'https://www.youtube.com/playlist?list=PLabc')},
          {...film('elsewhere', 'https://www.facebook.com/watch?v=1234567890')},
          {_type: 'download', _key: 'download'},
          {
            _type: 'download',
            _key: 'large',
            title: 'Programa',
            file: {_type: 'file', asset: reference(large)},
          },
          {_type: 'download', _key: 'txt', title: 'Programa', file: {_type: 'file', asset: reference(txt)}},
          {_type: 'table', _key: 'empty', rows: []},
          table('wide', [Array.from({length: 7}, (_, index) => `${index}`)]),
          table('long', [
            ['Kas', ''],
            ['Stalas', long(301)],
          ]),
        ],
        en: [],
      },
    },
    errors: {
      'Visas tekstas': [
        'Įrašykite mygtuko tekstą.',
        'Įrašykite, kur veda nuoroda.',
        'Įrašykite vaizdo įrašo adresą.',
        'Įrašykite vaizdo įrašo pavadinimą.',
        'Tai vaizdo įrašų sąrašas. Atverkite vieną įrašą ir nukopijuokite jo adresą.',
        'Čia tinka tik „YouTube“ arba „Vimeo“ vaizdo įrašo adresas. Į kitą svetainę veskite mygtuku.',
        'Įrašykite failo pavadinimą.',
        'Įkelkite failą.',
        'Failas didesnis negu 20 MB. Sumažinkite jame paveikslėlius arba padalykite jį į kelis.',
        'Tinka tik PDF, „Word“, „Excel“, „PowerPoint“ ir „LibreOffice“ failai. Kitokį išsaugokite kaip PDF.',
        'Užpildykite lentelę.',
        'Lentelėje telpa 6 stulpeliai ir 40 eilučių. Padalykite ją į dvi arba įdėkite failą.',
        'Langelyje telpa 300 ženklų. Sutrumpinkite tekstą 2-oje eilutėje.',
      ],
    },
    warnings: {'Visas tekstas': 'Pirmoje eilutėje įrašykite visų stulpelių pavadinimus.'},
  },
]

const film = (_key: string, url: string) => ({_type: 'video', _key, title: 'Pasirodymas', url})

const table = (_key: string, rows: string[][]) => ({
  _type: 'table',
  _key,
  rows: rows.map((cells, index) => ({_type: 'tableRow', _key: `${index}`, cells})),
})

const datedEvent = {...event, _id: 'drafts.guard-rails-event', eventKey: 'guard-rails-2025'}

const events: FaultyDraft[] = [
  {
    name: 'an event at an hour that the clocks skip',
    draft: {...datedEvent, start: '2026-03-29 01:30'},
    errors: {
      Pradžia:
        'Tokios valandos tą naktį nebus: „2026-03-29 01:30“. Laikrodžiai sukami valanda pirmyn. Rašykite ankstesnę arba vėlesnę valandą.',
    },
  },
  {
    name: 'an event of another century',
    draft: {...datedEvent, start: '1926-12-13T17:00:00Z'},
    warnings: {Pradžia: 'Ar tikrai 1926 metai?'},
  },
  {
    name: 'a new event in the past',
    draft: {...datedEvent, start: '2025-10-13T17:00:00Z'},
    warnings: {Pradžia: 'Ši diena jau praėjo. Ar data tikrai teisinga?'},
  },
  {
    name: 'an empty event, with empty parts',
    draft: {
      _id: 'drafts.guard-rails-event',
      _type: 'event',
      place: {_type: 'place', mapUrl: 'example.com/map'},
      website: 'info@example.com',
      programme: [{_type: 'programmeItem', _key: 'a', time: '9', title: text('Koncertas', 'Concert')}],
      performers: [{_type: 'performer', _key: 'a', website: 'choras'}],
      facts: [{_type: 'stat', _key: 'a', label: text('ežerai', 'lakes')}],
      history: [{_type: 'milestone', _key: 'a', year: 25}],
      access: {
        _type: 'eventAccess',
        toilet: {_type: 'accessAnswer'},
        contact: {_type: 'contactPerson', email: 'rita', phone: 'nėra'},
      },
      capacity: 0,
      prices: [price('a')],
      memberDiscount: {_type: 'memberDiscount', validDays: 0},
      nextEdition: {...reference('guard-rails-event'), _weak: true},
      news: ['a', 'b'].map((_key) => ({...reference('newsItem-1'), _key, _weak: true})),
      path: 'mugė',
      aliases: ['/guard-rails', '/guard-rails'],
    },
    errors: {
      Pavadinimas: 'Įrašykite tekstą lietuviškai.',
      'Trumpas aprašymas': 'Įrašykite tekstą lietuviškai.',
      Pradžia: 'Pasirinkite dieną ir valandą. Jei jų dar nežinote, įrašykite numatomas.',
      'Renginio rūšis': 'Pasirinkite renginio rūšį.',
      'Renginio kodas': 'Spustelėkite „Naudoti …“ arba įrašykite renginio kodą, pvz., kaledos-2025.',
      'Renginio svetainė': 'Čia tinka tik svetainės adresas, o ne el. paštas ar telefonas.',
      'Kaip patenkama': 'Pasirinkite, kaip patenkama į renginį.',
      'Kiek vietų': 'Įrašykite sveikąjį skaičių nuo 1, pvz., 50.',
      'Trumpas adresas':
        'Pradėkite pasviruoju brūkšniu ir rašykite tik mažąsias raides be lietuviškų ženklų, skaičius ir brūkšnelius, pvz., /kaledos-2025.',
      Vieta: 'Nuoroda neužbaigta. Tikriausiai turėjo būti https://example.com/map.',
      'Nuolaida nariams': 'Įrašykite dienų skaičių, pvz., 30.',
      'Kitas toks renginys': 'Tai tas pats renginys. Pasirinkite kitą.',
      'Kiti to paties puslapio adresai': 'Tas pats adresas įrašytas du kartus.',
      Atlikėjai: ['Įrašykite atlikėjo vardą.', 'Įrašykite visą adresą: jis prasideda https://.'],
      'Kaip buvo ankstesniais metais': 'Įrašykite metus keturiais skaitmenimis.',
      Prieinamumas: [
        'Pasirinkite „Taip“, „Iš dalies“ arba „Ne“. Jei nežinote, ištrinkite pastabą.',
        'Įrašykite vardą ir pavardę.',
        'Patikrinkite adresą: jis turėtų atrodyti kaip vardas@pavyzdys.lt.',
        'Rašykite tik skaičius, tarpus ir + pradžioje, pvz., +44 29 2018 0000.',
      ],
      'Naujienos apie renginį': 'Ta pati naujiena pasirinkta du kartus.',
      Programa: 'Įrašykite valandas ir minutes, pvz., 09:00.',
      Skaičiai: 'Įrašykite skaičių.',
      Kainos: 'Įrašykite sumą svarais.',
    },
    warnings: {
      Pavadinimas:
        'Įrašykite tekstą ir angliškai. Kol jo nėra, angliškoje svetainės dalyje rodomas lietuviškas.',
      'Trumpas aprašymas':
        'Įrašykite tekstą ir angliškai. Kol jo nėra, angliškoje svetainės dalyje rodomas lietuviškas.',
    },
  },
  {
    name: 'an event with unreadable times and the addresses of others',
    draft: {
      ...event,
      _id: 'drafts.guard-rails-event',
      start: 'rytoj vakare',
      end: '2026-03-02',
      eventKey: 'Kalėdos 2025',
      path: '/apie-mus',
      aliases: ['/misios'],
    },
    errors: {
      Pradžia:
        'Nesuprantame „rytoj vakare“. Rašykite dieną ir valandą, pvz., 2026-03-02 19:30 arba 2026 m. kovo 2 d. 19:30.',
      Pabaiga: 'Trūksta valandos: „2026-03-02“. Rašykite, pvz., 2026-03-02 19:30.',
      'Renginio kodas':
        'Rašykite tik mažąsias raides be lietuviškų ženklų, skaičius ir brūkšnelius, pvz., kaledos-2025.',
      'Trumpas adresas': 'Adresas /apie-mus priklauso kitam svetainės puslapiui. Pasirinkite kitą.',
      'Kiti to paties puslapio adresai':
        'Adresą /misios jau naudoja „Prieškalėdinės šv. Mišios lietuvių kalba“. Pasirinkite kitą.',
    },
  },
  {
    name: 'a free event that is paid for',
    draft: {
      ...event,
      _id: 'drafts.guard-rails-event',
      eventKey: 'guard-rails',
      admission: 'free',
      prices: [price('a', 750), price('b', 12.345), price('c', 2001)],
      memberDiscount,
    },
    errors: {
      'Kaip patenkama': [
        'Yra įrašytų kainų. Pasirinkite kitą variantą arba ištrinkite kainas.',
        'Įrašyta nuolaida nariams (£5). Nuo ko ją skaičiuoti, jei renginys nemokamas? Ištrinkite nuolaidą arba nurodykite, kad renginys mokamas.',
      ],
      Kainos: ['Įrašykite sumą svarais, pvz., 15 arba 12,50.', 'Didžiausia galima suma – £2\u00a0000.'],
    },
    warnings: {Kainos: 'Ar tikrai £750? Paprastai būna ne daugiau kaip £100.'},
  },
  {
    name: 'tickets without an address for an event marked as free',
    draft: {
      ...event,
      _id: 'drafts.guard-rails-event',
      eventKey: 'guard-rails',
      admission: 'tickets',
      isFree: true,
      prices: [price('a', 10)],
      memberDiscount,
    },
    errors: {
      Bilietai: 'Įrašykite adresą, kuriuo perkami bilietai.',
      Nemokamas: [
        'Yra įrašytų kainų. Išjunkite „Nemokamas“ arba ištrinkite kainas.',
        'Įrašyta nuolaida nariams (£5). Nuo ko ją skaičiuoti, jei renginys nemokamas? Ištrinkite nuolaidą arba nurodykite, kad renginys mokamas.',
      ],
    },
    warnings: {
      Nemokamas:
        'Pažymėta, kad renginys nemokamas, bet pasirinkta, kad bilietai parduodami. Ar tikrai bilietai nieko nekainuoja?',
    },
  },
  {
    name: 'tickets that are not on sale yet, without a reason',
    draft: {
      ...event,
      _id: 'drafts.guard-rails-event',
      eventKey: 'guard-rails',
      admission: 'tickets',
      ticketing: {_type: 'ticketing', availability: 'notYet'},
    },
    errors: {Bilietai: 'Parašykite, kodėl bilietų dar nėra.'},
  },
  {
    name: 'a registration after the event, with the key of another event',
    draft: {
      ...event,
      _id: 'drafts.guard-rails-event',
      eventKey: 'joniniai-2025',
      end: '2025-12-13T16:00:00Z',
      admission: 'general',
      registration: {
        _type: 'registration',
        closesAt: '2025-12-14T10:00:00Z',
        membersFirstUntil: '2025-12-15T10:00:00Z',
      },
      prices: [price('a', 4)],
      memberDiscount,
    },
    errors: {
      Pabaiga: 'Pabaiga turi būti vėlesnė už pradžią.',
      'Renginio kodas':
        'Kodą „joniniai-2025“ jau naudoja „Joninės prie jūros“. Sugalvokite kitą, pvz., pridėkite metus ar miestą.',
      Registracija: [
        'Turi būti anksčiau, nei baigiasi registracija.',
        'Registracija turi baigtis ne vėliau kaip pats renginys.',
      ],
      'Nuolaida nariams': 'Nuolaida negali būti didesnė už brangiausią bilietą (£4).',
    },
  },
  {
    name: 'a registration elsewhere without its address',
    draft: {...event, _id: 'drafts.guard-rails-event', eventKey: 'guard-rails', admission: 'external'},
    errors: {Registracija: 'Įrašykite adresą, kuriuo registruojamasi.'},
  },
  {
    name: 'an event that the Studio only asks about',
    draft: {
      ...event,
      _id: 'drafts.guard-rails-event',
      eventKey: 'guard-rails',
      path: '/guard-rails',
      admission: 'tickets',
      ticketing: {_type: 'ticketing', url: 'https://example.com', takesMemberCodes: true},
      isFree: true,
    },
    others: [{...otherEvent, eventKey: 'guard-rails', path: '/guard-rails'}],
    warnings: {
      Nemokamas:
        'Pažymėta, kad renginys nemokamas, bet pasirinkta, kad bilietai parduodami. Ar tikrai bilietai nieko nekainuoja?',
      'Trumpas adresas':
        'Adresas /guard-rails įrašytas ir juodraštyje „Kita šventė“. Jis teks tam įrašui, kurį paskelbsite pirmą.',
      'Renginio kodas':
        'Kodas „guard-rails“ įrašytas ir juodraštyje „Kita šventė“. Jis teks tam įrašui, kurį paskelbsite pirmą.',
      Bilietai: 'Nariai gaus kodus, kai žemiau įrašysite, kiek svarų jie sutaupo („Nuolaida nariams“).',
    },
  },
]

const schools = (pdf: string): FaultyDraft[] => [
  {
    name: 'an empty school, with empty parts',
    draft: {
      _id: 'drafts.guard-rails-school',
      _type: 'school',
      lessons: {_type: 'weeklyTime'},
      breaks: [{_type: 'schoolBreak', _key: 'a'}],
      fee: {_type: 'schoolFee', amountTo: 200},
      responsible: {_type: 'contactPerson'},
      safeguarding: {
        _type: 'safeguarding',
        policies: [{_type: 'publicDocument', _key: 'a', title: text('Vaikų sauga', 'Safeguarding')}],
      },
    },
    errors: {
      Pavadinimas: 'Įrašykite tekstą lietuviškai.',
      'Trumpas aprašymas': 'Įrašykite tekstą lietuviškai.',
      'Komentarų kodas': 'Spustelėkite „Naudoti …“ arba įrašykite komentarų kodą, pvz., school-gulbe.',
      'Kada vyksta pamokos': ['Pasirinkite savaitės dieną.', 'Įrašykite valandas ir minutes, pvz., 09:00.'],
      Mokestis: 'Turi būti daugiau už pirmąją sumą.',
      'Kas atsako už mokyklėlę': 'Įrašykite vardą ir pavardę.',
      'Adreso pabaiga': 'Spustelėkite „Sukurti“, kad puslapis turėtų adresą.',
      Atostogos: ['Pasirinkite pirmą laisvą dieną.', 'Pasirinkite paskutinę laisvą dieną.'],
      'Vaikų sauga': 'Įkelkite PDF failą arba įrašykite nuorodą.',
    },
    warnings: {
      Pavadinimas:
        'Įrašykite tekstą ir angliškai. Kol jo nėra, angliškoje svetainės dalyje rodomas lietuviškas.',
      'Trumpas aprašymas':
        'Įrašykite tekstą ir angliškai. Kol jo nėra, angliškoje svetainės dalyje rodomas lietuviškas.',
      Mokestis: 'Ar tikrai £200? Paprastai būna ne daugiau kaip £150.',
    },
  },
  {
    name: 'a school with wrong numbers, days and addresses',
    draft: {
      ...school,
      _id: 'drafts.guard-rails-school',
      slug: {_type: 'slug', current: 'guard-rails'},
      eventKey: 'school-gulbe',
      ageFrom: 3.5,
      ageTo: 200,
      lessons: {_type: 'weeklyTime', day: 'saturday', from: '12:30', to: '10:00'},
      breaks: [{_type: 'schoolBreak', _key: 'a', from: '2026-01-03', to: '2025-12-20'}],
      groupSizeFrom: 0,
      groupSizeTo: 0,
      fee: {_type: 'schoolFee', amount: 30, amountTo: 25, monthsPerTerm: 7, siblingAmount: 6000},
      email: 'gulbe',
      safeguarding: {
        _type: 'safeguarding',
        policies: [
          {
            _type: 'publicDocument',
            _key: 'a',
            title: text('Vaikų sauga', 'Safeguarding'),
            file: {_type: 'file', asset: reference(pdf)},
            url: 'https://example.com',
          },
        ],
      },
    },
    errors: {
      'Nuo kiek metų': 'Įrašykite amžių metais, pvz., 4.',
      'Iki kiek metų': 'Įrašykite amžių metais, pvz., 18.',
      'Grupės dydis nuo': 'Įrašykite sveikąjį skaičių nuo 1, pvz., 8.',
      'Grupės dydis iki': 'Įrašykite sveikąjį skaičių nuo 1, pvz., 12.',
      'El. paštas': 'Patikrinkite adresą: jis turėtų atrodyti kaip vardas@pavyzdys.lt.',
      'Kada vyksta pamokos': 'Pabaigos valanda turi būti vėlesnė už pradžios valandą.',
      Mokestis: [
        'Turi būti daugiau už pirmąją sumą.',
        'Įrašykite sveikąjį skaičių nuo 1 iki 6, pvz., 3.',
        'Didžiausia galima suma – £5\u00a0000.',
      ],
      'Komentarų kodas':
        'Kodą „school-gulbe“ jau naudoja „Gulbė“. Sugalvokite kitą, pvz., pridėkite metus ar miestą.',
      Atostogos: 'Paskutinė diena negali būti ankstesnė už pirmą.',
      'Vaikų sauga': 'Palikite tik vieną: failą arba nuorodą.',
    },
  },
]

const groups: FaultyDraft[] = [
  {
    name: 'a group without an address, whose ages and date are wrong',
    draft: {
      ...group,
      _id: 'drafts.guard-rails-group',
      ageFrom: 16,
      ageTo: 3,
      nextMeeting: 'kovo 2 d. 19:30',
      email: undefined,
    },
    errors: {
      'Iki kiek metų': 'Negali būti mažiau už „nuo“.',
      'Kitas susitikimas': 'Trūksta metų: „kovo 2 d. 19:30“. Rašykite, pvz., 2026-03-02 19:30.',
      'El. paštas': 'Įrašykite el. paštą, pvz., vardas@pavyzdys.lt: juo prisijungiama prie grupės.',
    },
  },
]

const campaigns: FaultyDraft[] = [
  {
    name: 'a campaign without its reference and address',
    draft: {
      ...campaign,
      _id: 'drafts.guard-rails-campaign',
      reference: undefined,
      path: undefined,
      targetAmount: -1,
      report: {_type: 'campaignReport', raised: 1_000_001, spent: 60_000},
    },
    errors: {
      'Kiek norime surinkti (£)': 'Įrašykite sumą svarais, pvz., 15 arba 12,50.',
      'Mokėjimo paskirtis': 'Įrašykite mokėjimo paskirtį, pvz., sirdis25.',
      'Puslapio adresas': 'Įrašykite puslapio adresą, pvz., /is-sirdies-i-sirdi.',
      'Praėjusių metų ataskaita': [
        'Įrašykite metus keturiais skaitmenimis.',
        'Didžiausia galima suma – £1\u00a0000\u00a0000.',
      ],
    },
    warnings: {
      'Praėjusių metų ataskaita': 'Ar tikrai £60\u00a0000? Paprastai būna ne daugiau kaip £50\u00a0000.',
    },
  },
  {
    name: 'a campaign whose reference no bank takes, at the address of an event',
    draft: {...campaign, _id: 'drafts.guard-rails-campaign', reference: 'širdis', path: '/misios'},
    errors: {
      'Mokėjimo paskirtis':
        'Ne daugiau kaip 18 ženklų. Tinka raidės (tik ne ą, č, ę ir pan.), skaitmenys, tarpai ir brūkšneliai – kitokios ar ilgesnės paskirties bankas nepriima.',
      'Puslapio adresas':
        'Adresą /misios jau naudoja „Prieškalėdinės šv. Mišios lietuvių kalba“. Pasirinkite kitą.',
    },
  },
]

const albums = (image: object, small: object): FaultyDraft[] => [
  {
    name: 'an album without photos and key',
    draft: {...photoAlbum, _id: 'drafts.guard-rails-album', photos: [], eventKey: undefined},
    errors: {
      Nuotraukos: 'Įkelkite bent vieną nuotrauką.',
      'Komentarų kodas': 'Spustelėkite „Naudoti …“ arba įrašykite komentarų kodą, pvz., school-gulbe.',
    },
  },
  {
    name: 'a published album with another key, and photos without descriptions',
    draft: {
      ...photoAlbum,
      _id: 'drafts.album-heritage',
      eventKey: 'guard-rails',
      photos: [
        {...image, _key: 'a'},
        {...small, _key: 'b', caption: text('Verbos', 'Palms')},
      ],
    },
    errors: {
      'Komentarų kodas':
        'Jau paskelbta su kodu „photo-category-3“ – grąžinkite jį: pagal jį saugomi komentarai ir registracijos.',
      Nuotraukos: [
        '1 nuotrauka: aprašykite lietuviškai, ką joje matyti.',
        '2 nuotrauka („Verbos“): aprašykite lietuviškai, ką joje matyti.',
      ],
    },
    warnings: {
      Nuotraukos: [
        '1 nuotrauka: aprašykite ją ir angliškai.',
        '2 nuotrauka („Verbos“): aprašykite ją ir angliškai.',
        '2 nuotrauka („Verbos“): matoma 300 × 200 taškų, todėl čia bus neryški. Pakaktų 1000 taškų pločio. Ar turite didesnę?',
      ],
    },
  },
]

const redirectFrom = (from: string | undefined) => ({...redirect, _id: 'drafts.guard-rails-redirect', from})

const redirects: FaultyDraft[] = [
  {
    name: 'an empty redirect',
    draft: {...redirectFrom(undefined), page: undefined},
    errors: {
      '': 'Pasirinkite puslapį, į kurį nukreipti lankytoją.',
      'Senas adresas': 'Įrašykite seną adresą, pvz., /kaledos.',
    },
  },
  {
    name: 'a malformed redirect to two pages',
    draft: {...redirectFrom('kaledos'), document: {...reference('event-joniniai-2025'), _weak: true}},
    errors: {
      '': 'Palikite tik vieną: svetainės puslapį arba po juo nurodytą įrašą.',
      'Senas adresas':
        'Pradėkite pasviruoju brūkšniu ir rašykite tik mažąsias raides be lietuviškų ženklų, skaičius ir brūkšnelius, pvz., /kaledos.',
    },
  },
  {
    name: 'a redirect from a page of the site',
    draft: redirectFrom('/apie-mus'),
    errors: {'Senas adresas': 'Adresu /apie-mus atveriamas svetainės puslapis, todėl jo nukreipti negalima.'},
  },
  {
    name: 'a redirect from an event',
    draft: redirectFrom('/misios'),
    errors: {
      'Senas adresas':
        'Adresu /misios atveriamas puslapis „Prieškalėdinės šv. Mišios lietuvių kalba“. Pirma pakeiskite to puslapio adresą.',
    },
  },
  {
    name: 'a redirect from where another leads',
    draft: redirectFrom('/kaledos'),
    errors: {'Senas adresas': 'Adresas /kaledos jau nukreiptas.'},
  },
]

const titles = {
  title: text('Puslapis', 'A page'),
  text: {_type: 'localizedText', lt: 'Tekstas.', en: 'Text.'},
}

const pages: FaultyDraft[] = [
  {
    name: 'a legal text without sections and day',
    draft: {...legalPage, _id: 'drafts.guard-rails-legal', sections: [], updatedOn: undefined},
    errors: {
      'Galioja nuo': 'Pasirinkite dieną, nuo kurios galioja tekstas.',
      Skyriai: 'Reikia bent vieno skyriaus.',
    },
  },
  {
    name: 'the page about us with empty parts',
    draft: {
      ...titles,
      _id: 'drafts.guard-rails-about',
      _type: 'aboutPage',
      connections: [],
      council: [{_type: 'councilMember', _key: 'a', role: text('narys', 'member')}],
      meetings: [{_type: 'councilMeeting', _key: 'a', title: text('Susirinkimas', 'Meeting')}],
      registration: {_type: 'registerEntry'},
    },
    errors: {
      'Registracijos numeris': 'Įrašykite registracijos numerį.',
      'Tarybos nariai': 'Įrašykite vardą ir pavardę.',
      Susirinkimai: 'Pasirinkite dieną ir valandą.',
    },
    warnings: {'Kas mus jungia': 'Puslapyje numatyta vieta trims punktams.'},
  },
  {
    name: 'the membership page without an age and with one benefit',
    draft: {
      ...titles,
      _id: 'drafts.guard-rails-membership',
      _type: 'membershipPage',
      benefits: [{_type: 'titledText', _key: 'a', title: text('Balsas', 'A say')}],
    },
    errors: {'Mažiausias nario amžius': 'Įrašykite amžių metais, pvz., 18.'},
    warnings: {'Ką gauna narys': 'Puslapyje numatyta vieta trims punktams.'},
  },
  {
    name: 'the groups page with one step',
    draft: {
      ...titles,
      _id: 'drafts.guard-rails-groups',
      _type: 'groupsPage',
      steps: [{_type: 'titledText', _key: 'a', title: text('Ateikite', 'Come')}],
      eventKey: 'guard-rails',
    },
    warnings: {'Kaip ateiti į grupę': 'Puslapyje numatyta vieta trims žingsniams.'},
  },
  {
    name: 'the contact page without members and with an empty picture for the press',
    draft: {
      ...titles,
      _id: 'drafts.guard-rails-contact',
      _type: 'contactPage',
      press: {_type: 'press', members: 0, pictures: [{_type: 'pressPicture', _key: 'a'}]},
    },
    errors: {
      Žiniasklaidai: [
        'Įrašykite sveikąjį skaičių nuo 1, pvz., 120.',
        'Įkelkite paveikslėlį.',
        'Įrašykite tekstą lietuviškai.',
      ],
    },
    warnings: {
      Žiniasklaidai:
        'Įrašykite tekstą ir angliškai. Kol jo nėra, angliškoje svetainės dalyje rodomas lietuviškas.',
    },
  },
]

const settings: FaultyDraft[] = [
  {
    name: 'settings with empty parts',
    draft: {
      _id: 'drafts.guard-rails-settings',
      _type: 'siteSettings',
      name: text('Bendruomenė', 'Community'),
      tagline: text('Kartu.', 'Together.'),
      contacts: {_type: 'contacts'},
      openingHours: {_type: 'openingHours'},
      socialLinks: [{_type: 'socialLink', _key: 'a'}],
      synonyms: [{_type: 'synonymGroup', _key: 'a', words: ['mugė']}],
    },
    errors: {
      Kontaktai: 'Įrašykite bendruomenės el. pašto adresą, pvz., vardas@pavyzdys.lt.',
      'Darbo laikas': [
        'Pasirinkite pirmą darbo dieną.',
        'Pasirinkite paskutinę darbo dieną.',
        'Įrašykite valandas ir minutes, pvz., 09:00.',
      ],
      'Socialiniai tinklai': ['Pasirinkite tinklą.', 'Įrašykite puslapio adresą.'],
      'Tos pačios reikšmės žodžiai': 'Įrašykite bent du žodžius.',
    },
  },
  {
    name: 'settings with wrong hours and addresses',
    draft: {
      _id: 'drafts.guard-rails-settings',
      _type: 'siteSettings',
      name: text('Bendruomenė', 'Community'),
      tagline: text('Kartu.', 'Together.'),
      openingHours: {
        _type: 'openingHours',
        firstDay: 'monday',
        lastDay: 'friday',
        opens: '17:00',
        closes: '09:00',
      },
      socialLinks: [{_type: 'socialLink', _key: 'a', platform: 'facebook', url: 'http://example.com'}],
      synonyms: [{_type: 'synonymGroup', _key: 'a', words: [long(61), 'mugė', 'mugė']}],
    },
    errors: {
      'Darbo laikas': 'Pabaigos valanda turi būti vėlesnė už pradžios valandą.',
      'Socialiniai tinklai': 'Įrašykite visą adresą: jis prasideda https://.',
      'Tos pačios reikšmės žodžiai': [
        'Tas pats žodis įrašytas du kartus.',
        'Įrašykite žodį, ne ilgesnį kaip 60 ženklų.',
      ],
    },
  },
]
