import {comparableEmail} from '@site/schemas/email-addresses/email-address'
import {fold} from '@site/schemas/fold'
import type {Language} from '@site/schemas/languages'
import type {PaymentMethod} from '@site/schemas/statuses/payment'
import {editDistance} from '@site/schemas/texts/edit-distance'
import type {PersonName} from './split-name.ts'

/** A member whom the site has. Days are YYYY-MM-DD, phones E.164. */
export interface KnownMember extends PersonName {
  id: string
  reference: string
  email: string | null
  phone: string | null
  postalAddress: string | null
  language: Language
  since: string | null
  /** What an earlier list said of the beginning. */
  joinedOn: string | null
  until: string | null
  isDeceased: boolean
  isHonorary: boolean
  /** `payerId` is null if nobody pays for the household at present. */
  household: {id: string; payerId: string | null} | null
  /** Pending, active or in the time of grace. */
  isPresent: boolean
  /** How the last fee was paid, and what it was in pence. */
  method: PaymentMethod | null
  pence: number | null
}

export interface SoughtPerson extends PersonName {
  email: string | null
  phone: string | null
  postalAddress: string | null
  reference: string | null
}

/** The database compares names in the same way, in `private.name_key()`. */
export const nameKey = ({firstName, lastName}: PersonName): string =>
  fold(`${firstName} ${lastName}`).replaceAll(' ', '')

/** Whoever wrote the surname first has the same words. */
const wordsKey = ({firstName, lastName}: PersonName): string =>
  fold(`${firstName} ${lastName}`).split(' ').toSorted().join(' ')

export const personKey = (person: PersonName & {email: string | null}): string | null =>
  person.email === null ? null : `${comparableEmail(person.email)} ${nameKey(person)}`

const MOST_CANDIDATES = 5

/** People among whom somebody is looked for: the members of the site, or the earlier rows of a list. */
export class People<Person extends SoughtPerson> {
  protected readonly places = new Map<string, Person[]>()

  add(person: Person) {
    for (const key of [...keysOf(person), ...contactsOf(person)]) {
      this.places.set(key, [...(this.places.get(key) ?? []), person])
    }
  }

  /** Who may be the person: of the reference, the name, the address, or a phone or postal address and nearly the name. */
  candidates(person: SoughtPerson): Person[] {
    const found = (keys: string[]) => keys.flatMap((key) => this.places.get(key) ?? [])
    const near = found(contactsOf(person)).filter((other) => isAlike(other, person))
    return [...new Set([...found(keysOf(person)), ...near])].slice(0, MOST_CANDIDATES)
  }
}

const keysOf = (person: SoughtPerson) => [
  `name ${wordsKey(person)}`,
  ...(person.reference === null ? [] : [`reference ${person.reference}`]),
  ...(person.email === null ? [] : [`email ${comparableEmail(person.email)}`]),
]

const contactsOf = ({phone, postalAddress}: SoughtPerson) => [
  ...(phone === null ? [] : [`phone ${phone}`]),
  ...(postalAddress === null ? [] : [`address ${fold(postalAddress)}`]),
]

/** Whether two names may be one person's: but for a slip, or by the first name, as surnames change. */
export const isAlike = (one: PersonName, other: PersonName): boolean =>
  isNearly(one, other) || firstWords(one).some((word) => firstWords(other).includes(word))

const firstWords = ({firstName}: PersonName) => fold(firstName).split(' ').filter(Boolean)

export class KnownMembers extends People<KnownMember> {
  /** Addresses and phones, as a list may write them. */
  readonly contacts: ReadonlySet<string>

  readonly members: readonly KnownMember[]

  constructor(members: readonly KnownMember[]) {
    super()
    this.members = members
    const contacts = members.flatMap(({email, phone}) => [email?.toLowerCase(), phone])
    this.contacts = new Set(contacts.filter((each) => each != null))
    // The living come last, so that they are found before those who died under the same name and address.
    for (const member of members.toSorted((a, b) => Number(b.isDeceased) - Number(a.isDeceased))) {
      this.add(member)
    }
  }

  withReference(reference: string): KnownMember | undefined {
    return this.places.get(`reference ${reference}`)?.at(-1)
  }

  /** The member who is certainly this person: by our reference and the name, or by address and name. */
  find(person: SoughtPerson): KnownMember | undefined {
    const isSame = (other?: KnownMember) => other !== undefined && nameKey(other) === nameKey(person)
    const referred = this.withReference(person.reference ?? '')
    if (referred) return isSame(referred) ? referred : undefined
    return this.places.get(`email ${comparableEmail(person.email ?? '')}`)?.findLast(isSame)
  }
}

/** Whether two names differ by a slip or two. */
function isNearly(one: PersonName, other: PersonName): boolean {
  const [a, b] = [nameKey(one), nameKey(other)]
  const most = Math.min(a.length, b.length) < 10 ? 1 : 2
  return editDistance(a, b, most) <= most
}
