import {some} from './chosen-people.ts'
import {owing} from './chosen-people.ts'
import {fee, fullName, initialName, labelled, printed, upper, type LabelledLine} from './labelled-line.ts'
import {choiceOf, type Choice} from './random-choice.ts'

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
