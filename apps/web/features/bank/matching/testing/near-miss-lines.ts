import {alone, person} from './community.ts'
import {fee, fullName, initialName, labelled, printed, upper, type LabelledLine} from './labelled-line.ts'

const inState = (state: string) => alone.filter((each) => each.state === state)

/** What looks right and is not. Most of them must not be certain, whatever is proposed. */
export function nearMisses(): LabelledLine[] {
  const [firstJonas, secondJonas] = [person('Jonas Sakalauskas'), person('Jonas Sakalauskas', 1)]
  const [firstIeva, secondIeva] = [person('Ieva Balčiūnaitė'), person('Ieva Balčiūnaitė', 1)]
  const [father, son] = [person('Vladas Tamošiūnas'), person('Vilius Tamošiūnas')]
  const paid = inState('paid')
  const gift = {kind: 'donation', campaignId: null} as const
  const mistyped = [
    ['Gabija Stonkutė', 'Danutė Gudaitienė'],
    ['Tomas Butkus', 'Olena Kovalenko'],
    ['Elena Kučinskaitė', 'Edita Šukytė'],
    ['Laura Butkevičiūtė', 'Karolina Gečaitė'],
    ['Milda Kazlauskaitė', 'Siân Evans'],
    ['Rokas Mažeika', 'Simona Vasiliauskienė'],
    ['Aleksandr Ivanov', 'Nerijus Bagdonas'],
    ['Jonas Kazlauskas', 'Tadas Kazlauskis'],
  ].map(([payer = '', other = '']) => [person(payer), person(other)] as const)
  return [
    ...paid.map((each, index) =>
      labelled(
        'pays twice, with reference',
        printed(index, upper(initialName(each)), each.reference),
        1500,
        fee(each),
        true,
      ),
    ),
    ...paid
      .slice(0, 6)
      .map((each, index) =>
        labelled(
          'pays twice, with name',
          printed(index, upper(fullName(each)), 'MEMBERSHIP'),
          1500,
          fee(each),
          true,
        ),
      ),
    ...inState('lapsed').flatMap((each, index) => [
      labelled(
        'lapsed long ago',
        printed(index, upper(initialName(each)), each.reference),
        1500,
        fee(each),
        true,
      ),
      labelled(
        'lapsed long ago',
        printed(index + 1, upper(fullName(each)), 'NARYSTE'),
        1500,
        fee(each),
        true,
      ),
    ]),
    ...inState('cancelled').flatMap((each, index) => [
      labelled(
        'cancelled or dead',
        printed(index, upper(initialName(each)), each.reference),
        1500,
        fee(each),
        true,
      ),
      labelled(
        'cancelled or dead',
        printed(index + 1, upper(fullName(each)), 'MEMBERSHIP'),
        1500,
        fee(each),
        true,
      ),
    ]),
    ...mistyped.map(([payer, other], index) =>
      labelled(
        'another member’s reference',
        printed(index, upper(fullName(payer)), other.reference),
        1500,
        fee(payer),
        true,
      ),
    ),
    ...[firstJonas, secondJonas, firstIeva, secondIeva].flatMap((each, index) => [
      labelled(
        'two of the same name',
        printed(index, upper(fullName(each)), 'NARYSTE'),
        1500,
        fee(each),
        true,
      ),
      labelled(
        'two of the same name, with reference',
        printed(index, upper(fullName(each)), each.reference),
        1500,
        fee(each),
      ),
    ]),
    ...[0, 1, 2].map((index) =>
      labelled(
        'father and son',
        printed(index, 'V TAMOSIUNAS', ['FEE', '', 'NARIO MOKESTIS'][index] ?? ''),
        1500,
        fee(index === 1 ? son : father),
        true,
      ),
    ),
    labelled('father and son', printed(1, 'V TAMOSIUNAS', father.reference), 1500, fee(father)),
    labelled('father and son', printed(2, 'V TAMOSIUNAS', son.reference), 1500, fee(son), true),
    ...[0, 1, 2].map((index) =>
      labelled(
        'two brothers',
        printed(index, 'BARKAUSKAS', ['MEMBERSHIP', '', 'FEE'][index] ?? ''),
        1500,
        null,
        true,
      ),
    ),
    ...[
      'Jonas Kazlauskas',
      'Edita Šukytė',
      'Gareth Jones',
      'David Williams',
      'Siân Evans',
      'Rokas Mažeika',
      'Petras Petrauskas',
      'Olena Kovalenko',
    ].map((name, index) =>
      labelled(
        'a stranger of a member’s name',
        printed(index, upper(initialName(person(name))), ['', 'THANKS', 'FROM DAD', 'HALL'][index % 4] ?? ''),
        [5000, 10_000, 2500, 7350][index % 4] ?? 0,
        gift,
        true,
      ),
    ),
    ...['INVOICE M', 'INV/M', 'ORDER M', 'YOUR REF M', 'TICKET M'].map((words, index) =>
      labelled(
        'a number that is no reference',
        printed(
          index,
          'WELSH TEXTILES LTD',
          `${words}${['120934', '77120', '1209345', '40021877', '500123'][index] ?? ''}`,
        ),
        1500,
        null,
        true,
      ),
    ),
    ...['M4 1HS', 'M60 2LA', 'M1 1AE MANCHESTER', 'M25 0DB'].map((words, index) =>
      labelled('a postcode', printed(index, 'D PRITCHARD', words), 1500, null, true),
    ),
    ...[
      'TOM HUGHES',
      'S PATEL',
      'CARDIFF COUNCIL',
      'A MORGAN',
      'LLOYD & SONS',
      'B THOMAS',
      'MRS C DAVIES',
      'HMRC',
      'EMYR PRICE',
      'KLM UAB',
      'W ROBERTS',
      'INA HOFMANN',
    ].map((name, index) =>
      labelled(
        'a stranger',
        printed(index, name, ['', 'THANK YOU', 'INV 2231', '12NOV'][index % 4] ?? ''),
        [1500, 3000, 4250, 1000][index % 4] ?? 0,
        null,
        true,
      ),
    ),
    ...['TADAS KAZLAUSKAS', 'PAULIUS BUTKUS', 'AGNE NAVICKIENE'].map((name, index) =>
      labelled('a relative who is no member', printed(index, name, ''), 1500, null, true),
    ),
    labelled(
      'reference and another purpose',
      printed(0, 'R KAZLAUSKIENE', `${person('Rasa Kazlauskienė').reference} AUKA`),
      1500,
      gift,
      true,
    ),
    labelled(
      'reference and another purpose',
      printed(1, 'T BUTKUS', `${person('Tomas Butkus').reference} TENBY`),
      1500,
      {kind: 'trip', eventKey: 'tenby'},
      true,
    ),
    labelled(
      'reference and another purpose',
      printed(2, 'E SUKYTE', `${person('Edita Šukytė').reference} SIRDIS25`),
      1500,
      {kind: 'donation', campaignId: 'heart'},
      true,
    ),
  ]
}
