import {comparableEmail} from '@site/schemas/email-addresses/email-address'
import {fold} from '@site/schemas/fold'
import type {Language} from '@site/schemas/languages'
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
}

export interface SoughtPerson extends PersonName {
  email: string | null
  phone: string | null
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

export class KnownMembers {
  private readonly byId: Map<string, KnownMember>
  private readonly byReference = new Map<string, KnownMember>()
  private readonly byPerson = new Map<string, KnownMember>()
  private readonly byWords: Map<string, KnownMember[]>
  private readonly byEmail: Map<string | undefined, KnownMember[]>
  private readonly byPhone: Map<string | null, KnownMember[]>

  constructor(members: readonly KnownMember[]) {
    // The living come last, so that they are found before those who died under the same name and address.
    for (const member of members.toSorted((a, b) => Number(b.isDeceased) - Number(a.isDeceased))) {
      this.byReference.set(member.reference, member)
      const key = personKey(member)
      if (key !== null) this.byPerson.set(key, member)
    }
    this.byId = new Map(members.map((member) => [member.id, member]))
    this.byWords = Map.groupBy(members, wordsKey)
    this.byEmail = Map.groupBy(members, ({email}) => email?.toLowerCase())
    this.byPhone = Map.groupBy(members, ({phone}) => phone)
  }

  withId(id: string): KnownMember | undefined {
    return this.byId.get(id)
  }

  withReference(reference: string): KnownMember | undefined {
    return this.byReference.get(reference)
  }

  /** The member who is certainly this person: by our reference and the name, or by address and name. */
  find(person: SoughtPerson): KnownMember | undefined {
    const referred = person.reference === null ? undefined : this.byReference.get(person.reference)
    if (referred && nameKey(referred) === nameKey(person)) return referred
    const key = personKey(person)
    return referred || key === null ? undefined : this.byPerson.get(key)
  }

  /** Members who may be this person: of the reference, the name, the address, or the phone and nearly the name. */
  candidates(person: SoughtPerson): KnownMember[] {
    const {email, phone, reference} = person
    const found = [
      ...(reference === null ? [] : [this.byReference.get(reference)]),
      ...(this.byWords.get(wordsKey(person)) ?? []),
      ...(email === null ? [] : (this.byEmail.get(comparableEmail(email)) ?? [])),
      ...(phone === null ? [] : (this.byPhone.get(phone) ?? [])).filter((member) => isNearly(member, person)),
    ]
    return [...new Set(found)].filter((member) => member !== undefined).slice(0, MOST_CANDIDATES)
  }
}

/** Whether two names differ by a slip or two. */
function isNearly(one: PersonName, other: PersonName): boolean {
  const [a, b] = [nameKey(one), nameKey(other)]
  return distance(a, b) <= (Math.min(a.length, b.length) < 10 ? 1 : 2)
}

/** How many letters are wrong, missing or too many. */
function distance(a: string, b: string): number {
  let previous = Array.from({length: b.length + 1}, (_, index) => index)
  for (const [row, letter] of [...a].entries()) {
    const current = [row + 1]
    for (const [column, other] of [...b].entries()) {
      const replaced = (previous[column] ?? 0) + Number(letter !== other)
      current.push(Math.min(replaced, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1))
    }
    previous = current
  }
  return previous.at(-1) ?? 0
}
