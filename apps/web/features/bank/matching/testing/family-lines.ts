import {person} from './community.ts'
import {fee, fullName, initialName, labelled, printed, upper, type LabelledLine} from './labelled-line.ts'

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
