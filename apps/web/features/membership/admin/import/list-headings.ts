import {fold} from '@site/schemas/fold'
import type {ListField} from './list-fields.ts'

/** Headings as fold() leaves them, without punctuation. Those of our own lists are among them in both languages. */
const headings: Record<ListField, string> = {
  firstName: `
    vardas, vardai, first name, forename, given name, first, christian name`,
  lastName: `
    pavarde, last name, surname, family name, last, second name`,
  fullName: `
    name, full name, member, member name, names, narys, nario vardas, vardas pavarde, vardas
    ir pavarde, v pavarde, nario vardas pavarde, nario vardas ir pavarde, first name surname, name
    surname, name and surname, first and last name`,
  surnameFirst: `
    pavarde vardas, pavarde ir vardas, surname name, surname first name, last name first name, surname
    and first name, surname and name`,
  email: `
    el pastas, e pastas, email, mail, email address, el pasto adresas,
    elektroninis pastas, emailas, el p, el past`,
  phone: `
    telefonas, tel, tel nr, telefono numeris, telefono nr, mob, mob tel, mobilus, mobilusis, mobilus
    telefonas, phone, phone number, telephone, telephone number, mobile, mobile phone, mobile number,
    tel no, contact number, phone no`,
  address: `
    adresas, gyvenamoji vieta, pasto adresas, adresas laiskams, address, postal address, mailing address, address line 1, address line 2,
    address line 3, street, gatve, house, house number, namas, namo nr, flat, butas, buto nr, city, town, miestas, postcode, postal code,
    zip, zip code, pasto kodas, pasto indeksas, county, home state, country, country region, salis, address region, address po box,
    address formatted, address extended address`,
  language: `
    laisku kalba, kalba, language, email language, preferred language`,
  since: `
    narys nuo, nare nuo, nariai nuo, istojo, istojimo data, prisijunge, member since, joined, date
    joined, joined on, join date, joining date, member from, narystes pradzia, start date`,
  until: `
    galioja iki, apmoketa iki, sumoketa iki, moketa iki, narystes pabaiga, iki, valid until, paid until,
    paid to, paid up to, valid to, expires, expiry, expiry date, renewal date, membership until, end
    date, renewal due, narys iki`,
  paidOn: `
    paskutini karta mokejo, mokejimo data, last paid, paid on, date paid, payment date, last payment,
    kada mokejo, kada sumokejo, sumokejimo data, apmokejimo data`,
  paid: `
    sumoketa, sumokejo, mokejo, apmoketa, apmokejo, sumokejes, ar sumoketa, ar sumokejo, ar apmoketa, paid,
    has paid, is paid, paid yes no, paid y n`,
  sum: `
    paskutine suma, suma, mokestis, nario mokestis, moketa suma, sumoketa suma, last amount, amount,
    amount paid, fee, fees, membership fee, subscription, sum, fee paid, paid sum`,
  method: `
    kaip mokejo, kaip sumokejo, kaip apmokejo, mokejimo budas, budas, kaip moka, paid by, method, payment method, how paid, payment
    type, pay method`,
  reference: `
    mokejimo paskirtis, paskirtis, kodas, nario kodas, nario numeris, nario nr, moketojo kodas, reference, member number, member
    reference, membership number, membership no, member no, payment reference, mokejimo kodas`,
  honorary: `
    garbes narys, garbes nare, garbes nariai, garbes naryste, honorary, honorary member, life member`,
  household: `
    seima, seimos, seimos nr, seimos numeris, seimos kodas, namu ukis, namu ukio nr, namu ukio numeris,
    household, household number, household no, household id, family, family number, family no, family id,
    family group`,
  payer: `
    moka, moketojas, moketoja, moka uz seima, seimos moketojas, seimos moketoja, kas moka, payer, pays,
    who pays, household payer, family payer, pays for household, pays for the household, main member,
    primary member, primary`,
  deceased: `
    mire, mires, mirusi, mirusieji, deceased, died`,
}

export const tidyHeading = (heading: string): string =>
  fold(heading.replaceAll(/[^\p{L}\p{N}]+/gu, ' '))
    .replaceAll(/ +/g, ' ')
    .trim()

const named = Object.entries(headings).flatMap(([field, names]) =>
  names.split(',').map((name) => [tidyHeading(name), field as ListField] as const),
)

const withoutSpaces = (tidy: string) => tidy.replaceAll(' ', '')
const sortedWords = (tidy: string) => tidy.split(' ').toSorted().join(' ')

const byName = new Map(named.map(([name, field]) => [withoutSpaces(name), field]))
const byWords = new Map(named.map(([name, field]) => [sortedWords(name), field]))

/** Takes a heading as it is written: ‘ZipCode’ is a zip code. */
export const fieldOf = (heading: string): ListField | undefined =>
  byName.get(withoutSpaces(tidyHeading(heading)))

/** ‘Sum paid’ is a paid sum, but a surname before a first name is not one after it. */
export function fieldOfWords(heading: string): ListField | undefined {
  const field = byWords.get(sortedWords(tidyHeading(heading)))
  return field === 'fullName' || field === 'surnameFirst' ? undefined : field
}
