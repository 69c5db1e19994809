import {announced, due, owing, some, unlikeOthers} from './chosen-people.ts'
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
