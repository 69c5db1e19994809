import type {Learnt} from '../match-data.ts'
import {person} from './community.ts'
import {fee, labelled, printed, type LabelledLine} from './labelled-line.ts'

/** Payers whose name on the statement is not the member's, and what was decided about them. */
export const learnt: Learnt[] = [
  {
    payer: 'greenfield joinery',
    target: {kind: 'member', membershipIds: [person('Tomas Butkus').membershipId]},
    times: 3,
    pence: 1500,
  },
  {
    payer: 'baltic bakery',
    target: {kind: 'member', membershipIds: [person('Danutė Gudaitienė').membershipId]},
    times: 2,
    pence: 1500,
  },
  {
    payer: 'h pritchard',
    target: {kind: 'member', membershipIds: [person('Elena Kučinskaitė').membershipId]},
    times: 4,
    pence: 1500,
  },
  {
    payer: 'smith kazlaus',
    target: {kind: 'member', membershipIds: [person('Milda Kazlauskaitė').membershipId]},
    times: 2,
    pence: 1500,
  },
  {
    payer: 'novak holdings',
    target: {
      kind: 'member',
      membershipIds: [person('Marek Nowak').membershipId, person('Viktorija Nowak').membershipId],
    },
    times: 2,
    pence: 3000,
  },
  {
    payer: 'cymru clean',
    target: {kind: 'member', membershipIds: [person('Karolina Gečaitė').membershipId]},
    times: 1,
    pence: 1500,
  },
  {
    payer: 'old mill cafe',
    target: {kind: 'member', membershipIds: [person('Artūras Gricius').membershipId]},
    times: 3,
    pence: 1500,
  },
  {
    payer: 'v tamosiunas',
    target: {kind: 'member', membershipIds: [person('Vladas Tamošiūnas').membershipId]},
    times: 2,
    pence: 1500,
  },
  {payer: 'rhian lewis', target: {kind: 'donation', campaignId: 'heart'}, times: 5, pence: 1000},
  {payer: 'dewi parry', target: {kind: 'donation', campaignId: null}, times: 2, pence: 2000},
  {payer: 'cardiff hall hire', target: {kind: 'ignore'}, times: 6, pence: -8500},
  {
    payer: 'split parish',
    target: {kind: 'member', membershipIds: [person('Edita Šukytė').membershipId]},
    times: 2,
    pence: 1500,
  },
  {payer: 'split parish', target: {kind: 'donation', campaignId: null}, times: 2, pence: 1500},
]

export function learntLines(): LabelledLine[] {
  const member = (name: string) => fee(person(name))
  return [
    ...[0, 1, 2].map((index) =>
      labelled('learnt', printed(index, 'GREENFIELD JOINERY', ''), 1500, member('Tomas Butkus')),
    ),
    ...[0, 1, 3].map((index) =>
      labelled(
        'learnt',
        printed(index, 'BALTIC BAKERY', 'MEMBERSHIP 2026'),
        1500,
        member('Danutė Gudaitienė'),
      ),
    ),
    ...[1, 2].map((index) =>
      labelled('learnt', printed(index, 'H PRITCHARD', 'FEE'), 1500, member('Elena Kučinskaitė')),
    ),
    ...[0, 2].map((index) =>
      labelled(
        'learnt',
        printed(index, 'NOVAK HOLDINGS', ''),
        3000,
        fee(person('Marek Nowak'), person('Viktorija Nowak')),
      ),
    ),
    ...[1, 4].map((index) =>
      labelled('learnt', printed(index, 'SMITH-KAZLAUS', ''), 1500, member('Milda Kazlauskaitė')),
    ),
    ...[0, 1].map((index) =>
      labelled('learnt, a gift', printed(index, 'RHIAN LEWIS', ''), 1000, {
        kind: 'donation',
        campaignId: 'heart',
      }),
    ),
    labelled('learnt, a gift', printed(2, 'DEWI PARRY', ''), 2000, {kind: 'donation', campaignId: null}),
    ...[0, 1].map((index) =>
      labelled('learnt, to ignore', printed(index, 'CARDIFF HALL HIRE', ''), -8500, {
        kind: 'ignore',
        why: 'other',
      }),
    ),
    labelled('learnt once', printed(0, 'CYMRU CLEAN', ''), 1500, member('Karolina Gečaitė'), true),
    labelled('learnt once', printed(1, 'CYMRU CLEAN', 'FEE'), 1500, member('Karolina Gečaitė'), true),
    labelled('learnt, another sum', printed(1, 'GREENFIELD JOINERY', ''), 5000, null, true),
    labelled(
      'learnt, another sum',
      printed(2, 'RHIAN LEWIS', ''),
      4000,
      {kind: 'donation', campaignId: 'heart'},
      true,
    ),
    labelled('learnt, paid already', printed(0, 'OLD MILL CAFE', ''), 1500, member('Artūras Gricius'), true),
    labelled(
      'learnt, father or son',
      printed(0, 'V TAMOSIUNAS', ''),
      1500,
      member('Vilius Tamošiūnas'),
      true,
    ),
    labelled('learnt in two ways', printed(0, 'SPLIT PARISH', ''), 1500, null, true),
    labelled(
      'learnt, another’s reference',
      printed(3, 'BALTIC BAKERY', person('Laura Butkevičiūtė').reference),
      1500,
      member('Laura Butkevičiūtė'),
    ),
  ]
}
