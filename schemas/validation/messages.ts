import type {ValidationContext} from '@sanity/types'
import type {Language} from '../languages.ts'

const lt = {
  'date.unreadable_day': 'Nesuprantame „{{text}}“. Rašykite dieną, pvz., 2026-03-02 arba 2026 m. kovo 2 d.',
  'date.unreadable_time':
    'Nesuprantame „{{text}}“. Rašykite dieną ir valandą, pvz., 2026-03-02 19:30 arba 2026 m. kovo 2 d. 19:30.',
  'date.noYear_day': 'Trūksta metų: „{{text}}“. Rašykite, pvz., 2026-03-02.',
  'date.noYear_time': 'Trūksta metų: „{{text}}“. Rašykite, pvz., 2026-03-02 19:30.',
  'date.noTime': 'Trūksta valandos: „{{text}}“. Rašykite, pvz., 2026-03-02 19:30.',
  'date.improbable': 'Ar tikrai {{year}} metai?',
  'date.past': 'Ši diena jau praėjo. Ar data tikrai teisinga?',
  'date.noSuchHour':
    'Tokios valandos tą naktį nebus: „{{text}}“. Laikrodžiai sukami valanda pirmyn. Rašykite ankstesnę arba vėlesnę valandą.',
  'date.noSuchDay':
    'Tokios dienos nėra: „{{text}}“. Pirma rašoma diena, paskui mėnuo: 02/03/2026 – kovo 2-oji.',
  'event.closesTooLate': 'Registracija turi baigtis ne vėliau kaip pats renginys.',
  'event.freeWithDiscount':
    'Įrašyta nuolaida nariams ({{discount}}). Nuo ko ją skaičiuoti, jei renginys nemokamas? Ištrinkite nuolaidą arba nurodykite, kad renginys mokamas.',
  'event.freeWithTickets':
    'Pažymėta, kad renginys nemokamas, bet pasirinkta, kad bilietai parduodami. Ar tikrai bilietai nieko nekainuoja?',
  'event.discountTooLarge': 'Nuolaida negali būti didesnė už brangiausią bilietą ({{price}}).',
  'key.inDraft':
    'Kodas „{{key}}“ įrašytas ir juodraštyje „{{other}}“. Jis teks tam įrašui, kurį paskelbsite pirmą.',
  'key.published':
    'Jau paskelbta su kodu „{{published}}“ – grąžinkite jį: pagal jį saugomi komentarai ir registracijos.',
  'key.taken': 'Kodą „{{key}}“ jau naudoja „{{other}}“. Sugalvokite kitą, pvz., pridėkite metus ar miestą.',
  'link.incomplete': 'Nuoroda neužbaigta. Tikriausiai turėjo būti {{address}}.',
  'link.invalid':
    'Ši nuoroda niekur neveda. Pasirinkite svetainės puslapį arba įrašykite visą adresą, pvz., https://pavyzdys.lt.',
  'link.notWeb': 'Įrašykite visą adresą: jis prasideda https://.',
  'link.noPage': 'Svetainėje nėra puslapio {{path}}. Pasirinkite puslapį iš sąrašo.',
  'link.tickets':
    'Čia parduodami renginio „{{event}}“ bilietai. Pridėkite „Registracijos ar bilietų mygtuką“ ir pasirinkite šį renginį: pasikeitus adresui, pasikeis ir mygtukas.',
  'link.webOnly': 'Čia tinka tik svetainės adresas, o ne el. paštas ar telefonas.',
  'money.improbable': 'Ar tikrai {{amount}}? Paprastai būna ne daugiau kaip {{usual}}.',
  'money.invalid': 'Įrašykite sumą svarais, pvz., 15 arba 12,50.',
  'money.tooLarge': 'Didžiausia galima suma – {{most}}.',
  'path.inDraft':
    'Adresas {{path}} įrašytas ir juodraštyje „{{other}}“. Jis teks tam įrašui, kurį paskelbsite pirmą.',
  'path.reserved': 'Adresas {{path}} priklauso kitam svetainės puslapiui. Pasirinkite kitą.',
  'path.taken': 'Adresą {{path}} jau naudoja „{{other}}“. Pasirinkite kitą.',
  'photo.named': '{{number}} nuotrauka („{{title}}“): {{message}}',
  'photo.numbered': '{{number}} nuotrauka: {{message}}',
  'photo.noAlt_lt': 'aprašykite lietuviškai, ką joje matyti.',
  'photo.noAlt_en': 'aprašykite ją ir angliškai.',
  'photo.small':
    'matoma {{width}} × {{height}} taškų, todėl čia bus neryški. Pakaktų {{enough}} taškų pločio. Ar turite didesnę?',
  'picture.noAlt_lt': 'Aprašykite lietuviškai, ką matyti paveikslėlyje.',
  'picture.noAlt_en': 'Aprašykite paveikslėlį ir angliškai.',
  'picture.small':
    'Matoma {{width}} × {{height}} taškų, todėl paveikslėlis čia bus neryškus. Pakaktų {{enough}} taškų pločio. Ar turite didesnį?',
  'picture.notShared':
    'Šio paveikslėlio lietuviškame tekste nebėra, todėl jo niekas nematys. Pasirinkite kitą arba ištrinkite.',
  'redirect.page': 'Adresu {{path}} atveriamas puslapis „{{page}}“. Pirma pakeiskite to puslapio adresą.',
  'redirect.sitePath': 'Adresu {{path}} atveriamas svetainės puslapis, todėl jo nukreipti negalima.',
  'redirect.taken': 'Adresas {{path}} jau nukreiptas.',
  'seo.tooLong': 'Sutrumpinkite iki {{most}} ženklų: ilgesnio teksto pabaigos paieška nerodo.',
  'slug.inDraft':
    'Toks pats adresas įrašytas ir juodraštyje „{{other}}“. Jis teks tam įrašui, kurį paskelbsite pirmą.',
  'slug.taken': 'Tokį patį adresą jau turi „{{other}}“. Pakeiskite adreso pabaigą.',
  'table.cellTooLong': 'Langelyje telpa {{most}} ženklų. Sutrumpinkite tekstą {{row}}-oje eilutėje.',
  'table.tooLarge':
    'Lentelėje telpa {{columns}} stulpeliai ir {{rows}} eilučių. Padalykite ją į dvi arba įdėkite failą.',
  'text.tooLong': 'Per ilga: ženklų yra {{length}}, o telpa {{most}}.',
} as const

/** What the validation says, by language, for the Studio's translations. */
export const validationMessages: Record<Language, Record<keyof typeof lt, string>> = {
  lt,
  en: {
    'date.unreadable_day': 'We can’t read ‘{{text}}’. Write a day such as 2026-03-02 or 2 March 2026.',
    'date.unreadable_time':
      'We can’t read ‘{{text}}’. Write a day and time such as 2026-03-02 19:30 or 2 March 2026 7.30pm.',
    'date.noYear_day': 'The year is missing: ‘{{text}}’. Write, for example, 2026-03-02.',
    'date.noYear_time': 'The year is missing: ‘{{text}}’. Write, for example, 2026-03-02 19:30.',
    'date.noTime': 'The time is missing: ‘{{text}}’. Write, for example, 2026-03-02 19:30.',
    'date.improbable': 'Is the year really {{year}}?',
    'date.past': 'This day has passed. Is the date right?',
    'date.noSuchHour':
      'There is no such time that night: ‘{{text}}’. The clocks go forward by an hour. Write an earlier or a later time.',
    'date.noSuchDay':
      'There is no such day: ‘{{text}}’. The day comes before the month: 02/03/2026 is 2 March.',
    'event.closesTooLate': 'Registration must close by the end of the event.',
    'event.freeWithDiscount':
      'There is a discount for members ({{discount}}), but the event is free. Delete the discount, or say that the event isn’t free.',
    'event.freeWithTickets':
      'The event is marked as free, but its tickets are for sale. Do the tickets really cost nothing?',
    'event.discountTooLarge': 'The discount can’t be more than the dearest ticket ({{price}}).',
    'key.inDraft':
      'The code ‘{{key}}’ is also in the draft ‘{{other}}’. It goes to whichever is published first.',
    'key.published':
      'Already published with the code ‘{{published}}’: put it back. Comments and registrations are kept under it.',
    'key.taken':
      '‘{{other}}’ already uses the code ‘{{key}}’. Choose another, for example with a year or town.',
    'link.incomplete': 'This link is incomplete. It was probably meant to be {{address}}.',
    'link.invalid':
      'This link leads nowhere. Choose a page of the site, or enter a whole address such as https://example.com.',
    'link.notWeb': 'Enter the whole address: it begins with https://.',
    'link.noPage': 'The site has no page {{path}}. Choose the page from the list.',
    'link.tickets':
      'Tickets to ‘{{event}}’ are sold here. Add a ‘Registration or ticket button’ and choose this event: when the address changes, so does the button.',
    'link.webOnly': 'Only a website address works here, not an email address or phone number.',
    'money.improbable': 'Really {{amount}}? It is usually no more than {{usual}}.',
    'money.invalid': 'Enter an amount in pounds, such as 15 or 12.50.',
    'money.tooLarge': 'The most you can enter is {{most}}.',
    'path.inDraft':
      'The address {{path}} is also in the draft ‘{{other}}’. It goes to whichever is published first.',
    'path.reserved': 'The address {{path}} belongs to another page of the site. Choose another.',
    'path.taken': '‘{{other}}’ already uses the address {{path}}. Choose another.',
    'photo.named': 'Photo {{number}} (‘{{title}}’): {{message}}',
    'photo.numbered': 'Photo {{number}}: {{message}}',
    'photo.noAlt_lt': 'describe in Lithuanian what it shows.',
    'photo.noAlt_en': 'describe it in English too.',
    'photo.small':
      'it shows {{width}} × {{height}} pixels, so it will be blurred here. A width of {{enough}} pixels would be enough. Do you have a larger one?',
    'picture.noAlt_lt': 'Describe in Lithuanian what the picture shows.',
    'picture.noAlt_en': 'Describe the picture in English too.',
    'picture.small':
      'The picture shows {{width}} × {{height}} pixels, so it will be blurred here. A width of {{enough}} pixels would be enough. Do you have a larger one?',
    'picture.notShared':
      'This picture is no longer in the Lithuanian text, so nobody will see it. Choose another one, or delete it.',
    'redirect.page': 'The page ‘{{page}}’ is at {{path}}. Change its address first.',
    'redirect.sitePath': 'A page of the site is at {{path}}, so it can’t be redirected.',
    'redirect.taken': '{{path}} is already redirected.',
    'seo.tooLong': 'Shorten it to {{most}} characters: search results cut off the rest.',
    'slug.inDraft':
      'The same address is also in the draft ‘{{other}}’. It goes to whichever is published first.',
    'slug.taken': '‘{{other}}’ already has this address. Change the end of it.',
    'table.cellTooLong': 'A cell holds {{most}} characters. Shorten the text in row {{row}}.',
    'table.tooLarge':
      'A table holds {{columns}} columns and {{rows}} rows. Split it in two, or put in a file.',
    'text.tooLong': 'Too long: {{length}} characters, but only {{most}} fit.',
  },
}

/** The namespace of these messages in the Studio. */
export const messageNamespace = 'site-fields'

type MessageKey = keyof typeof lt

/** Sanity gives every validator the Studio's translations, but declares them for its own validators only. */
interface Translated {
  i18n: {t: (key: string, values?: Record<string, unknown>) => string}
}

/** A message in the language of the Studio. */
export function message(
  context: ValidationContext,
  key: MessageKey,
  values: Record<string, string | number> = {},
): string {
  return (context as ValidationContext & Translated).i18n.t(`${messageNamespace}:${key}`, values)
}
