import {people, person, type Person} from './community.ts'
import {
  fee,
  fullName,
  initialName,
  labelled,
  plainLetters,
  printed,
  upper,
  type LabelledLine,
} from './labelled-line.ts'
import {choiceOf, type Choice} from './random-choice.ts'

const owing = people.filter(({state}) => ['due', 'soon', 'announced'].includes(state))

/** Those of whom nobody else has the full name. */
const unique = (all: Person[]) =>
  all.filter((one) => people.filter((other) => fullName(other) === fullName(one)).length === 1)

const announced = unique(people.filter(({state}) => state === 'announced'))

const due = unique(people.filter(({state}) => state === 'due' || state === 'soon'))

const some = <Value>(values: Value[], count: number, start = 0) =>
  Array.from({length: count}, (_, index) => values[(start + index * 7) % values.length] as Value)

const spaced = (reference: string) => `${reference.slice(0, 4)} ${reference.slice(4)}`

const referenceForms: ((reference: string) => string)[] = [
  (reference) => reference.toLowerCase(),
  spaced,
  (reference) => `M ${reference.slice(1)}`,
  (reference) => `M${reference.slice(1).replaceAll('0', 'O')}`,
  (reference) => `M${reference.slice(1).replaceAll('1', 'I')}`,
  (reference) => `m-${reference.slice(1)}`,
  (reference) => [...reference].join(' '),
  (reference) => `m${reference.slice(1).replaceAll('1', 'l').replaceAll('0', 'o')}`,
]

const feeWords = [
  'MEMBERSHIP',
  'NARYSTE 2026',
  'NARIO MOKESTIS',
  'MEMBERSHIP FEE',
  'NARYSTES MOKESTIS',
  'ANNUAL FEE',
  'SUBS',
  'NAR MOK',
]

/** One letter left out, doubled, swapped with its neighbour or replaced, but not the first. */
function misspelt(text: string, choice: Choice): string {
  const place = 1 + choice.number(text.length - 2)
  const [before, letter, after] = [text.slice(0, place), text[place] ?? '', text.slice(place + 1)]
  return choice.one([
    before + after,
    before + letter + letter + after,
    before + (after[0] ?? '') + letter + after.slice(1),
    `${before}e${after}`,
  ])
}

function wrongDigit(reference: string, choice: Choice): string {
  const place = 1 + choice.number(6)
  const digit = (Number(reference[place]) + 1 + choice.number(8)) % 10
  return reference.slice(0, place) + String(digit) + reference.slice(place + 1)
}

export function byReference(): LabelledLine[] {
  const choice = choiceOf(11)
  return [
    ...some(owing, 44).map((each, index) =>
      labelled(
        'reference',
        printed(index, upper(index % 2 ? fullName(each) : initialName(each)), each.reference),
        1500,
        fee(each),
      ),
    ),
    ...some(owing, 26, 3).map((each, index) =>
      labelled(
        'reference written otherwise',
        printed(index, upper(initialName(each)), referenceForms[index % 8]?.(each.reference) ?? ''),
        1500,
        fee(each),
      ),
    ),
    ...some(owing, 12, 5).map((each, index) =>
      labelled(
        'reference glued to words',
        printed(
          index,
          upper(fullName(each)),
          `${['FEE', 'MEMB', 'NARYSTE'][index % 3] ?? ''}${each.reference}${upper(each.firstName)}`,
        ),
        1500,
        fee(each),
      ),
    ),
    ...some(owing, 14, 2).map((each, index) =>
      labelled(
        'reference cut at 18 letters',
        printed(
          index,
          upper(initialName(each)),
          `${['MEMBERSHIP ', 'NARYSTE2026 '][index % 2] ?? ''}${each.reference}`.slice(0, 16 + (index % 2)),
        ),
        1500,
        fee(each),
      ),
    ),
    ...some(owing, 16, 1).map((each, index) =>
      labelled(
        'reference with a wrong digit',
        printed(index, upper(initialName(each)), wrongDigit(each.reference, choice)),
        1500,
        fee(each),
      ),
    ),
    ...some(owing, 10, 4).map((each, index) =>
      labelled(
        'standing order',
        `${index % 2 ? 'STO' : 'STANDING ORDER FROM'} ${upper(fullName(each))} ${each.reference}`,
        1500,
        fee(each),
      ),
    ),
    ...some(owing, 8, 9).map((each, index) =>
      labelled(
        'reference alone',
        `${['CR', 'FPI', 'BGC', 'COUNTER CREDIT'][index % 4] ?? ''} ${each.reference}`,
        1500,
        fee(each),
      ),
    ),
    ...some(owing, 12, 6).map((each, index) =>
      labelled(
        'wrong sum with reference',
        printed(index, upper(initialName(each)), each.reference),
        [1000, 2000, 150, 1550, 500, 15_000][index % 6] ?? 0,
        fee(each),
        true,
      ),
    ),
  ]
}

export function byName(): LabelledLine[] {
  const choice = choiceOf(23)
  return [
    ...some(announced, 26).map((each, index) =>
      labelled(
        'full name, announced',
        printed(index, upper(fullName(each)), feeWords[index % 8] ?? ''),
        1500,
        fee(each),
      ),
    ),
    ...some(announced, 12, 4).map((each, index) =>
      labelled(
        'full name, swapped',
        printed(index, upper(`${each.lastName} ${each.firstName}`), index % 2 ? '' : 'FEE'),
        1500,
        fee(each),
      ),
    ),
    ...some(announced, 8, 2).map((each, index) =>
      labelled(
        'full name with its own letters',
        printed(index, fullName(each), 'Narystės mokestis'),
        1500,
        fee(each),
      ),
    ),
    ...some(due, 14).map((each, index) =>
      labelled(
        'full name, nothing announced',
        printed(index, upper(fullName(each)), feeWords[index % 8] ?? ''),
        1500,
        fee(each),
      ),
    ),
    ...some(unlikeOthers(due), 16, 3).map((each, index) =>
      labelled(
        'initial and surname',
        printed(
          index,
          `${['', 'MR ', 'MRS ', 'MISS '][index % 4] ?? ''}${upper(index % 2 ? initialName(each) : `${each.lastName} ${each.firstName.charAt(0)}`)}`,
          feeWords[index % 5] ?? '',
        ),
        1500,
        fee(each),
      ),
    ),
    ...some(
      unlikeOthers(owing).filter(({firstName, lastName}) => `${firstName} ${lastName}`.length > 18),
      12,
    ).map((each, index) =>
      labelled(
        'name cut at 18 letters',
        printed(index, upper(fullName(each)).slice(0, 18), feeWords[index % 8] ?? ''),
        1500,
        fee(each),
      ),
    ),
    ...some(unlikeOthers(owing), 20, 5).map((each, index) =>
      labelled(
        'misspelt name',
        printed(
          index,
          upper(
            index % 2
              ? `${each.firstName} ${misspelt(plainLetters(each.lastName), choice)}`
              : `${misspelt(plainLetters(each.firstName), choice)} ${each.lastName}`,
          ),
          feeWords[index % 8] ?? '',
        ),
        1500,
        fee(each),
      ),
    ),
    ...some(announced, 8, 6).map((each, index) =>
      labelled(
        'wrong sum with a name',
        printed(index, upper(fullName(each)), feeWords[index % 4] ?? ''),
        [1000, 1400, 2000, 500][index % 4] ?? 0,
        fee(each),
        true,
      ),
    ),
  ]
}

/** Those whose surname and initial nobody else has, nor a spouse of the same initial. */
function unlikeOthers(all: Person[]): Person[] {
  const start = ({lastName}: Person) => upper(lastName).slice(0, 5)
  return all.filter((one) => !people.some((other) => other !== one && start(one) === start(other)))
}

export function byFamily(): LabelledLine[] {
  const couple = (one: string, other: string, ...words: string[]) => ({
    one: person(one),
    other: person(other),
    words,
  })
  const joint = [
    couple('Jonas Kazlauskas', 'Rasa Kazlauskienė', 'MR J & MRS R KAZLAUSKAS'),
    couple('Petras Petrauskas', 'Ona Petrauskienė', 'P & O PETRAUSKAS', 'PETRAUSKAS P AND O'),
    couple('Antanas Jankauskas', 'Birutė Jankauskienė', 'MR A & MRS B JANKAUSKAS', 'JANKAUSKAS A & B'),
    couple('Tomas Butkus', 'Eglė Butkienė', 'T BUTKUS & E BUTKIENE', 'MR T BUTKUS + MRS E BUTKIENE'),
    couple('Darius Paulauskas', 'Inga Paulauskienė', 'MR D & MRS I PAULAUSKAS', 'PAULAUSKAS D I'),
    couple(
      'Andrius Urbonas',
      'Kristina Urbonienė',
      'A URBONAS AND K URBONIENE',
      'ANDRIUS IR KRISTINA URBONAI',
    ),
    couple(
      'Vytautas Stankevičius',
      'Daiva Stankevičienė',
      'MR V & MRS D STANKEVICIUS',
      'VYTAUTAS STANKEVICIUS DAIVA STANKEVICIENE',
    ),
    couple('Kęstutis Adomaitis', 'Loreta Adomaitienė', 'ADOMAITIS K & L', 'K & L ADOMAITIS'),
    couple('Gareth Jones', 'Rūta Jones', 'MR G & MRS R JONES', 'JONES G & R'),
    couple('Marek Nowak', 'Viktorija Nowak', 'M & V NOWAK', 'MAREK AND VIKTORIJA NOWAK'),
  ]
  const related = [
    ...joint.map(({one, other}) => ({one, other})),
    {one: person('Saulius Kavaliauskas'), other: person('Aušra Kavaliauskienė')},
  ]
  const unrelated = [
    ['Tomas Butkus', 'Elena Kučinskaitė'],
    ['Edita Šukytė', 'Gabija Stonkutė'],
    ['Danutė Gudaitienė', 'Laura Butkevičiūtė'],
    ['Siân Evans', 'Olena Kovalenko'],
    ['Rokas Mažeika', 'Liudas Grigas'],
    ['Karolina Gečaitė', 'Aleksandr Ivanov'],
  ].map(([one = '', other = '']) => [person(one), person(other)] as const)
  const children = ['LUKAS', 'EMA', 'LIEPA', 'DOMAS', 'SOFIJA', 'JOKUBAS']
  return [
    ...joint.flatMap(({one, other, words}) =>
      words.map((text, index) =>
        labelled('joint account, two fees', printed(index, text, 'NARYSTE'), 3000, fee(one, other)),
      ),
    ),
    ...related.map(({one, other}, index) =>
      labelled(
        'a spouse pays with the reference',
        printed(index, upper(fullName(one)), other.reference),
        1500,
        fee(other),
      ),
    ),
    ...related.map(({one, other}, index) =>
      labelled(
        'a spouse pays for both with one reference',
        printed(index, upper(initialName(other)), `${one.reference} X2`),
        3000,
        fee(one, other),
      ),
    ),
    ...related
      .slice(0, 8)
      .map(({one, other}, index) =>
        labelled(
          'a spouse names the other',
          printed(index, upper(initialName(one)), `FEE FOR ${upper(other.firstName)}`),
          1500,
          fee(other),
          true,
        ),
      ),
    ...unrelated.map(([one, other], index) =>
      labelled(
        'two references',
        printed(index, upper(initialName(one)), `${one.reference} ${other.reference}`),
        3000,
        fee(one, other),
      ),
    ),
    ...unrelated.map(([one, other], index) =>
      labelled(
        'two full names',
        printed(index, upper(fullName(one)), `AND ${upper(fullName(other))}`),
        3000,
        fee(one, other),
        true,
      ),
    ),
    ...unrelated.map(([one, other], index) =>
      labelled(
        'two references and the sum of one',
        printed(index, upper(initialName(one)), `${one.reference} ${other.reference}`),
        1500,
        null,
        true,
      ),
    ),
    ...joint
      .slice(1, 9)
      .map(({one}, index) =>
        labelled(
          'a child’s name',
          printed(
            index,
            upper(initialName(one)),
            `${children[index % 6] ?? ''} ${upper(one.lastName)} MEMBERSHIP`,
          ),
          1500,
          fee(one),
          true,
        ),
      ),
    labelled(
      'three fees',
      printed(0, 'G RAMANAUSKAS', `${person('Giedrius Ramanauskas').reference} FAMILY`),
      4500,
      fee(person('Giedrius Ramanauskas'), person('Lina Ramanauskienė'), person('Emilija Ramanauskaitė')),
      true,
    ),
    labelled(
      'three fees',
      printed(1, 'SIGITA SIMKIENE', 'SIMKAI NARYSTE'),
      4500,
      fee(person('Arūnas Šimkus'), person('Sigita Šimkienė'), person('Matas Šimkus')),
      true,
    ),
  ]
}
