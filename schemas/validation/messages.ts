import type {ValidationContext} from '@sanity/types'
import {type BilingualText, type Language, languageOf} from '../languages.ts'

/** These messages contain values. Messages without one are beside their rules. */
const messages = {
  'date.unreadable_day': {
    lt: 'Nesuprantame „{{text}}“. Rašykite dieną, pvz., 2026-03-02 arba 2026 m. kovo 2 d.',
    en: 'We can’t read ‘{{text}}’. Write a day such as 2026-03-02 or 2 March 2026.',
  },
  'date.unreadable_time': {
    lt: 'Nesuprantame „{{text}}“. Rašykite dieną ir valandą, pvz., 2026-03-02 19:30 arba 2026 m. kovo 2 d. 19:30.',
    en: 'We can’t read ‘{{text}}’. Write a day and time such as 2026-03-02 19:30 or 2 March 2026 7.30pm.',
  },
  'date.noYear_day': {
    lt: 'Trūksta metų: „{{text}}“. Rašykite, pvz., 2026-03-02.',
    en: 'The year is missing: ‘{{text}}’. Write, for example, 2026-03-02.',
  },
  'date.noYear_time': {
    lt: 'Trūksta metų: „{{text}}“. Rašykite, pvz., 2026-03-02 19:30.',
    en: 'The year is missing: ‘{{text}}’. Write, for example, 2026-03-02 19:30.',
  },
  'date.noTime': {
    lt: 'Trūksta valandos: „{{text}}“. Rašykite, pvz., 2026-03-02 19:30.',
    en: 'The time is missing: ‘{{text}}’. Write, for example, 2026-03-02 19:30.',
  },
  'date.improbable': {lt: 'Ar tikrai {{year}} metai?', en: 'Is the year really {{year}}?'},
  'date.past': {
    lt: 'Ši diena jau praėjo. Ar data tikrai teisinga?',
    en: 'This day has passed. Is the date right?',
  },
  'date.noSuchHour': {
    lt: 'Tokios valandos tą naktį nebus: „{{text}}“. Laikrodžiai sukami valanda pirmyn. Rašykite ankstesnę arba vėlesnę valandą.',
    en: 'There is no such time that night: ‘{{text}}’. The clocks go forward by an hour. Write an earlier or a later time.',
  },
  'date.noSuchDay': {
    lt: 'Tokios dienos nėra: „{{text}}“. Pirma rašoma diena, paskui mėnuo: 02/03/2026 – kovo 2-oji.',
    en: 'There is no such day: ‘{{text}}’. The day comes before the month: 02/03/2026 is 2 March.',
  },
  'event.closesTooLate': {
    lt: 'Registracija turi baigtis ne vėliau kaip pats renginys.',
    en: 'Registration must close by the end of the event.',
  },
  'event.freeWithDiscount': {
    lt: 'Įrašyta nuolaida nariams ({{discount}}). Nuo ko ją skaičiuoti, jei renginys nemokamas? Ištrinkite nuolaidą arba nurodykite, kad renginys mokamas.',
    en: 'There is a discount for members ({{discount}}), but the event is free. Delete the discount, or say that the event isn’t free.',
  },
  'event.freeWithTickets': {
    lt: 'Pažymėta, kad renginys nemokamas, bet pasirinkta, kad bilietai parduodami. Ar tikrai bilietai nieko nekainuoja?',
    en: 'The event is marked as free, but its tickets are for sale. Do the tickets really cost nothing?',
  },
  'event.discountTooLarge': {
    lt: 'Nuolaida negali būti didesnė už brangiausią bilietą ({{price}}).',
    en: 'The discount can’t be more than the dearest ticket ({{price}}).',
  },
  'key.inDraft': {
    lt: 'Kodas „{{key}}“ įrašytas ir juodraštyje „{{other}}“. Jis teks tam įrašui, kurį paskelbsite pirmą.',
    en: 'The code ‘{{key}}’ is also in the draft ‘{{other}}’. It goes to whichever is published first.',
  },
  'key.published': {
    lt: 'Jau paskelbta su kodu „{{published}}“ – grąžinkite jį: pagal jį saugomi komentarai ir registracijos.',
    en: 'Already published with the code ‘{{published}}’: put it back. Comments and registrations are kept under it.',
  },
  'key.taken': {
    lt: 'Kodą „{{key}}“ jau naudoja „{{other}}“. Sugalvokite kitą, pvz., pridėkite metus ar miestą.',
    en: '‘{{other}}’ already uses the code ‘{{key}}’. Choose another, for example with a year or town.',
  },
  'link.incomplete': {
    lt: 'Nuoroda neužbaigta. Tikriausiai turėjo būti {{address}}.',
    en: 'This link is incomplete. It was probably meant to be {{address}}.',
  },
  'link.invalid': {
    lt: 'Ši nuoroda niekur neveda. Pasirinkite svetainės puslapį arba įrašykite visą adresą, pvz., https://pavyzdys.lt.',
    en: 'This link leads nowhere. Choose a page of the site, or enter a whole address such as https://example.com.',
  },
  'link.notWeb': {
    lt: 'Įrašykite visą adresą: jis prasideda https://.',
    en: 'Enter the whole address: it begins with https://.',
  },
  'link.noPage': {
    lt: 'Svetainėje nėra puslapio {{path}}. Pasirinkite puslapį iš sąrašo.',
    en: 'The site has no page {{path}}. Choose the page from the list.',
  },
  'link.tickets': {
    lt: 'Čia parduodami renginio „{{event}}“ bilietai. Pridėkite „Registracijos ar bilietų mygtuką“ ir pasirinkite šį renginį: pasikeitus adresui, pasikeis ir mygtukas.',
    en: 'Tickets to ‘{{event}}’ are sold here. Add a ‘Registration or ticket button’ and choose this event: when the address changes, so does the button.',
  },
  'link.webOnly': {
    lt: 'Čia tinka tik svetainės adresas, o ne el. paštas ar telefonas.',
    en: 'Only a website address works here, not an email address or phone number.',
  },
  'money.improbable': {
    lt: 'Ar tikrai {{amount}}? Paprastai būna ne daugiau kaip {{usual}}.',
    en: 'Really {{amount}}? It is usually no more than {{usual}}.',
  },
  'money.invalid': {
    lt: 'Įrašykite sumą svarais, pvz., 15 arba 12,50.',
    en: 'Enter an amount in pounds, such as 15 or 12.50.',
  },
  'money.tooLarge': {lt: 'Didžiausia galima suma – {{most}}.', en: 'The most you can enter is {{most}}.'},
  'path.inDraft': {
    lt: 'Adresas {{path}} įrašytas ir juodraštyje „{{other}}“. Jis teks tam įrašui, kurį paskelbsite pirmą.',
    en: 'The address {{path}} is also in the draft ‘{{other}}’. It goes to whichever is published first.',
  },
  'path.reserved': {
    lt: 'Adresas {{path}} priklauso kitam svetainės puslapiui. Pasirinkite kitą.',
    en: 'The address {{path}} belongs to another page of the site. Choose another.',
  },
  'path.taken': {
    lt: 'Adresą {{path}} jau naudoja „{{other}}“. Pasirinkite kitą.',
    en: '‘{{other}}’ already uses the address {{path}}. Choose another.',
  },
  'photo.named': {
    lt: '{{number}} nuotrauka („{{title}}“): {{message}}',
    en: 'Photo {{number}} (‘{{title}}’): {{message}}',
  },
  'photo.numbered': {lt: '{{number}} nuotrauka: {{message}}', en: 'Photo {{number}}: {{message}}'},
  'photo.noAlt_lt': {
    lt: 'aprašykite lietuviškai, ką joje matyti.',
    en: 'describe in Lithuanian what it shows.',
  },
  'photo.noAlt_en': {lt: 'aprašykite ją ir angliškai.', en: 'describe it in English too.'},
  'photo.small': {
    lt: 'matoma {{width}} × {{height}} taškų, todėl čia bus neryški. Pakaktų {{enough}} taškų pločio. Ar turite didesnę?',
    en: 'it shows {{width}} × {{height}} pixels, so it will be blurred here. A width of {{enough}} pixels would be enough. Do you have a larger one?',
  },
  'picture.noAlt_lt': {
    lt: 'Aprašykite lietuviškai, ką matyti paveikslėlyje.',
    en: 'Describe in Lithuanian what the picture shows.',
  },
  'picture.noAlt_en': {
    lt: 'Aprašykite paveikslėlį ir angliškai.',
    en: 'Describe the picture in English too.',
  },
  'picture.small': {
    lt: 'Matoma {{width}} × {{height}} taškų, todėl paveikslėlis čia bus neryškus. Pakaktų {{enough}} taškų pločio. Ar turite didesnį?',
    en: 'The picture shows {{width}} × {{height}} pixels, so it will be blurred here. A width of {{enough}} pixels would be enough. Do you have a larger one?',
  },
  'picture.notShared': {
    lt: 'Šio paveikslėlio lietuviškame tekste nebėra, todėl jo niekas nematys. Pasirinkite kitą arba ištrinkite.',
    en: 'This picture is no longer in the Lithuanian text, so nobody will see it. Choose another one, or delete it.',
  },
  'redirect.page': {
    lt: 'Adresu {{path}} atveriamas puslapis „{{page}}“. Pirma pakeiskite to puslapio adresą.',
    en: 'The page ‘{{page}}’ is at {{path}}. Change its address first.',
  },
  'redirect.sitePath': {
    lt: 'Adresu {{path}} atveriamas svetainės puslapis, todėl jo nukreipti negalima.',
    en: 'A page of the site is at {{path}}, so it can’t be redirected.',
  },
  'redirect.taken': {lt: 'Adresas {{path}} jau nukreiptas.', en: '{{path}} is already redirected.'},
  'seo.tooLong': {
    lt: 'Sutrumpinkite iki {{most}} ženklų: ilgesnio teksto pabaigos paieška nerodo.',
    en: 'Shorten it to {{most}} characters: search results cut off the rest.',
  },
  'slug.inDraft': {
    lt: 'Toks pats adresas įrašytas ir juodraštyje „{{other}}“. Jis teks tam įrašui, kurį paskelbsite pirmą.',
    en: 'The same address is also in the draft ‘{{other}}’. It goes to whichever is published first.',
  },
  'slug.taken': {
    lt: 'Tokį patį adresą jau turi „{{other}}“. Pakeiskite adreso pabaigą.',
    en: '‘{{other}}’ already has this address. Change the end of it.',
  },
  'table.cellTooLong': {
    lt: 'Langelyje telpa {{most}} ženklų. Sutrumpinkite tekstą {{row}}-oje eilutėje.',
    en: 'A cell holds {{most}} characters. Shorten the text in row {{row}}.',
  },
  'table.tooLarge': {
    lt: 'Lentelėje telpa {{columns}} stulpeliai ir {{rows}} eilučių. Padalykite ją į dvi arba įdėkite failą.',
    en: 'A table holds {{columns}} columns and {{rows}} rows. Split it in two, or put in a file.',
  },
  'text.tooLong': {
    lt: 'Per ilga: ženklų yra {{length}}, o telpa {{most}}.',
    en: 'Too long: {{length}} characters, but only {{most}} fit.',
  },
} as const satisfies Record<string, BilingualText>

type MessageKey = keyof typeof messages

const messagesIn = (language: Language) =>
  Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, text[language]])) as Record<
    MessageKey,
    string
  >

export const validationMessages: Record<Language, Record<MessageKey, string>> = {
  lt: messagesIn('lt'),
  en: messagesIn('en'),
}

export const messageNamespace = 'site-fields'

/** Sanity gives every validator the Studio's translations, but declares them for its own validators only. */
interface Translated {
  i18n: {
    t: (key: string, values?: Record<string, unknown>) => string
    currentLocale: {id: string}
  }
}

const studioOf = (context: ValidationContext) => (context as ValidationContext & Translated).i18n

const studioLanguage = (context: ValidationContext) => languageOf(studioOf(context).currentLocale.id)

export function message(
  context: ValidationContext,
  key: MessageKey,
  values: Record<string, string | number | BilingualText> = {},
): string {
  const {t} = studioOf(context)
  const inLanguage = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? value[studioLanguage(context)] : value,
  ])
  return t(`${messageNamespace}:${key}`, Object.fromEntries(inLanguage) as Record<string, string | number>)
}

/** Sanity accepts a message at a path in one language only. */
export function faultAt(path: string[], context: ValidationContext, text: BilingualText) {
  return {message: text[studioLanguage(context)], path}
}
