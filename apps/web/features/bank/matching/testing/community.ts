import {isMemberReference} from '@site/schemas/member-reference'
import type {MatchData, Payer} from '../match-data.ts'

/** The made-up community of the sample: nobody in it exists. Households are linked unless `apart`. */
const typedHouseholds = `
  Jonas Kazlauskas due; Rasa Kazlauskienė announced
  Petras Petrauskas announced; Ona Petrauskienė due
  Antanas Jankauskas due; Birutė Jankauskienė due
  Vytautas Stankevičius announced; Daiva Stankevičienė announced
  Tomas Butkus due; Eglė Butkienė due
  Mindaugas Žukauskas soon; Jurgita Žukauskienė soon
  Darius Paulauskas due; Inga Paulauskienė announced
  Andrius Urbonas announced; Kristina Urbonienė due
  Saulius Kavaliauskas due; Aušra Kavaliauskienė due
  Rimantas Navickas soon; Vida Navickienė due
  Giedrius Ramanauskas due; Lina Ramanauskienė announced; Emilija Ramanauskaitė due
  Arūnas Šimkus announced; Sigita Šimkienė announced; Matas Šimkus due
  Kęstutis Adomaitis due; Loreta Adomaitienė due
  Algirdas Norkus paid; Zita Norkienė due
  Valdas Čepulis paid; Asta Čepulienė paid
  Romas Vaičiulis lapsed; Nijolė Vaičiulienė lapsed
  Gintautas Mickevičius due apart; Ramutė Mickevičienė announced apart
  Egidijus Rimkus due apart; Alma Rimkienė due apart
  Marius Barkauskas due; Justinas Barkauskas due
  Vladas Tamošiūnas due; Vilius Tamošiūnas paid
  Jonas Sakalauskas announced apart
  Jonas Sakalauskas due apart
  Ieva Balčiūnaitė announced apart
  Ieva Balčiūnaitė announced apart
  Danutė Gudaitienė due
  Marek Nowak due; Viktorija Nowak announced
  Gareth Jones due; Rūta Jones announced
  Siân Evans announced
  David Williams due; Ugnė Williams due
  Aleksandr Ivanov due
  Olena Kovalenko announced
  Milda Kazlauskaitė announced
  Tadas Kazlauskis due
  Laurynas Butkevičius announced
  Laura Butkevičiūtė due
  Edita Šukytė announced
  Ramunė Žemaitaitytė-Bielskienė due
  Rokas Mažeika announced
  Monika Mažeikaitė due
  Artūras Gricius paid
  Viktoras Lukošius paid
  Jolanta Lukošiūtė paid
  Renata Dambrauskienė lapsed
  Stasys Dambrauskas cancelled
  Juozas Kučinskas cancelled
  Elena Kučinskaitė due
  Gabija Stonkutė announced
  Dovydas Stonkus announced
  Karolina Gečaitė due
  Simona Vasiliauskienė announced
  Žydrūnas Vasiliauskas due apart
  Donatas Baranauskas announced
  Violeta Baranauskienė due apart
  Liudas Grigas announced
  Virginija Grigienė soon
  Povilas Malinauskas announced
  Sandra Malinauskienė due apart
  Nerijus Bagdonas announced
  Rita Bagdonienė due
  Evaldas Jasaitis announced
  Skaistė Jasaitytė due`

/** Households that are kept as such: the first of each pays, once for all (`one`) or a fee for each person. */
const keptHouseholds = `
  each: Vaidas Gylys announced; Jūratė Gylienė
  each: Rolandas Zinkevičius due; Daina Zinkevičienė; Justina Zinkevičiūtė
  each: Robertas Venckus announced; Aurelija Venckienė
  each: Huw Hopkins due; Jurga Daukšaitė
  each: Mantas Ragauskas soon; Vilma Ragauskienė
  each: Artūras Sadauskas paid; Sonata Sadauskienė
  each: Edvardas Pilipavičius announced; Ilona Pilipavičienė; Simonas Pilipavičius
  one: Stanislovas Bružas announced; Genovaitė Bružienė
  one: Alma Kairienė due; Vytas Kairys; Austėja Kairytė
  one: Julius Jonuška announced; Dalia Jonuškienė
  one: Emlyn Pritchard due; Lolita Lukšaitė
  one: Feliksas Dapšys soon; Teresė Dapšienė
  one: Viktoras Freimanas announced; Nida Freimanienė; Augustas Freimanas
  one: Jūratė Gylienė due
  one: Ieva Bružaitė announced`

const firstNames =
  'Aidas Aistė Albinas Aldona Alvydas Audrius Augustė Benas Deimantė Domantas Edvinas Erika Ernestas Evelina Feliksas Gediminas Gintarė Goda Haroldas Indrė Irmantas Jovita Jurgis Kamilė Karolis Kotryna Leonas Liepa Lukas Margarita Martynas Neringa Nojus Orinta Paulius Radvilė Raimundas Regina Remigijus Rugilė'.split(
    ' ',
  )

const surnames =
  'Abromaitis Alekna Ambrazas Bacevičius Bieliūnas Brazauskas Cibulskis Dailidė Dapkus Drungilas Eidukas Galdikas Gaučas Griškevičius Ivaškevičius Jablonskis Juodis Katilius Klimas Kubilius Landsbergis Leonavičius Matulionis Mikalauskas Misevičius Motiejūnas Narbutas Noreika Orentas Pakalnis Pocius Radzevičius Raudonis Savickas Skirmantas Šležas Tumėnas Ulevičius Valančius Zabarskas'.split(
    ' ',
  )

const states: Record<string, Pick<Payer, 'status' | 'until'>> = {
  due: {status: 'expired', until: '2026-09-30'},
  soon: {status: 'active', until: '2026-12-20'},
  announced: {status: 'grace', until: '2026-10-31'},
  paid: {status: 'active', until: '2027-10-14'},
  lapsed: {status: 'expired', until: '2022-03-31'},
  cancelled: {status: 'cancelled', until: '2026-06-30'},
}

const referenceOf = (number: number): string => {
  const body = String((number * 61_803 + 12_345) % 100_000).padStart(5, '0')
  const reference = [...'0123456789'].map((digit) => `M${body}${digit}`).find(isMemberReference)
  if (reference === undefined) throw new Error(`${body} has no check digit.`)
  return reference
}

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

export interface Person extends Payer {
  state: string
}

function peopleOf(): Person[] {
  const typed = typedHouseholds
    .trim()
    .split('\n')
    .map((household) => household.split(';').map((each) => each.trim()))
  const other = firstNames.flatMap((firstName, index) => {
    const surname = surnames[index] ?? ''
    const [one, two] =
      [
        ['due', 'announced'],
        ['announced', 'due'],
        ['due', 'soon'],
        ['paid', 'due'],
      ][index % 4] ?? []
    const second = firstNames[(index + 7) % firstNames.length] ?? ''
    const far = surnames[(index + 13) % surnames.length] ?? ''
    return [[`${firstName} ${surname} ${one}`], [`${second} ${far} ${two}`]].slice(0, index % 3 === 0 ? 2 : 1)
  })
  let number = 0
  return [...typed, ...other].flatMap((household) => {
    const members = household.map((text) => {
      number += 1
      return {text, membershipId: idOf(number), reference: referenceOf(number)}
    })
    return members.map(({text, membershipId, reference}): Person => {
      const [firstName = '', lastName = '', state = ''] = text.split(' ')
      const known = states[state]
      if (!known) throw new Error(`${text} has no state.`)
      const openTransfer = {paymentId: membershipId, pence: 1500, since: '2026-11-01'}
      const isApart = text.endsWith(' apart')
      return {
        ...known,
        state,
        membershipId,
        reference,
        firstName,
        lastName,
        openTransfer: state === 'announced' ? openTransfer : null,
        others: isApart ? [] : members.map((each) => each.membershipId).filter((id) => id !== membershipId),
        usualMethod: null,
        paidBy: null,
        feePence: 1500,
      }
    })
  })
}

function keptPeople(start: number): Person[] {
  let number = start
  return keptHouseholds
    .trim()
    .split('\n')
    .flatMap((text) => {
      const [setting, names = ''] = text.trim().split(': ')
      const persons = names.split('; ').map((name) => name.split(' '))
      const state = persons[0]?.[2] ?? ''
      const known = states[state]
      if (!known) throw new Error(`${text} has no state.`)
      const feePence = setting === 'each' ? 1500 * persons.length : 1500
      const ids = persons.map((_, place) => idOf(number + place + 1))
      const [payerId = ''] = ids
      return persons.map(([firstName = '', lastName = ''], place): Person => {
        number += 1
        const membershipId = ids[place] ?? ''
        const isPayer = place === 0
        return {
          ...known,
          state,
          membershipId,
          reference: referenceOf(number),
          firstName,
          lastName,
          openTransfer:
            isPayer && state === 'announced'
              ? {paymentId: membershipId, pence: feePence, since: '2026-11-01'}
              : null,
          others: ids.filter((id) => id !== membershipId),
          usualMethod: isPayer ? null : 'household',
          paidBy: isPayer ? null : payerId,
          feePence: isPayer ? feePence : 1500,
        }
      })
    })
}

/** Of no household that is kept as such. */
export const alone = peopleOf()
const kept = keptPeople(alone.length)

export const people = [...alone, ...kept]

/** The kept households of more than one, each with its payer first. */
export const households: Person[][] = [
  ...Map.groupBy(kept, ({paidBy, membershipId}) => paidBy ?? membershipId).values(),
].filter(({length}) => length > 1)

/** By full name; of two of the same name the `which`-th. */
export function person(name: string, which = 0): Person {
  const found = people.filter(({firstName, lastName}) => `${firstName} ${lastName}` === name)[which]
  if (!found) throw new Error(`Nobody is called ${name}.`)
  return found
}

export const campaigns: MatchData['campaigns'] = [
  {id: 'heart', names: ['Širdis širdžiai', 'Heart to heart'], reference: 'sirdis25'},
  {id: 'school', names: ['Mokyklėlės stogas', 'A roof for the school'], reference: 'stogas26'},
  {id: 'ukraine', names: ['Ukrainos vaikams', 'For the children of Ukraine'], reference: null},
]

export const trips: MatchData['trips'] = [
  {key: 'tenby', names: ['Kelionė į Tenby', 'Trip to Tenby']},
  {key: 'snowdon', names: ['Žygis į Snoudoną', 'Snowdonia walk']},
]
