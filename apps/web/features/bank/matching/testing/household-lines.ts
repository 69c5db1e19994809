import {households, person, type Person} from './community.ts'
import {
  fee,
  fullName,
  initialName,
  labelled,
  printed,
  upper,
  type Label,
  type LabelledLine,
} from './labelled-line.ts'

interface Household {
  payer: Person
  spouse: Person
  child: Person | undefined
}

const all = households.flatMap(([payer, spouse, child]): Household[] =>
  payer && spouse ? [{payer, spouse, child}] : [],
)
const owing = all.filter(({payer}) => payer.state !== 'paid')
const awaited = all.filter(({payer}) => payer.state === 'announced')
const notAwaited = owing.filter(({payer}) => payer.state !== 'announced')
const each = owing.filter(({payer}) => payer.feePence > 1500)
const once = owing.filter(({payer}) => payer.feePence === 1500)
const paid = all.filter(({payer}) => payer.state === 'paid')
const withChild = owing.flatMap(({payer, child}) => (child ? [{payer, child}] : []))

/** Households that are kept as such: whoever is named, it is the payer's fee. */
export function householdLines(): LabelledLine[] {
  const line = (kind: string, text: string, pence: number, label: Label, isTrap = false) =>
    labelled(`household: ${kind}`, text, pence, label, isTrap)
  return [
    ...owing.map(({payer}, index) =>
      line(
        'the payer’s reference',
        printed(index, upper(initialName(payer)), payer.reference),
        payer.feePence,
        fee(payer),
      ),
    ),
    ...owing.map(({payer, spouse}, index) =>
      line(
        'another person’s reference',
        printed(index + 1, upper(initialName(spouse)), spouse.reference),
        payer.feePence,
        fee(payer),
      ),
    ),
    ...owing
      .slice(0, 8)
      .map(({payer, spouse}, index) =>
        line(
          'the payer with another person’s reference',
          printed(index + 2, upper(fullName(payer)), `NARYSTE ${spouse.reference}`),
          payer.feePence,
          fee(payer),
        ),
      ),
    ...awaited.map(({payer, spouse}, index) =>
      line(
        'a spouse’s name only, awaited',
        printed(index, upper(fullName(spouse)), 'NARIO MOKESTIS'),
        payer.feePence,
        fee(payer),
        // Somebody else has the name.
        fullName(spouse) === 'Jūratė Gylienė',
      ),
    ),
    ...notAwaited.map(({payer, spouse}, index) =>
      line(
        'a spouse’s name only, not awaited',
        printed(index, upper(fullName(spouse)), 'MEMBERSHIP'),
        payer.feePence,
        fee(payer),
        true,
      ),
    ),
    ...owing
      .slice(0, 8)
      .map(({payer, spouse}, index) =>
        line(
          'a joint account',
          printed(
            index,
            `MR ${upper(payer.firstName.charAt(0))} & MRS ${upper(spouse.firstName.charAt(0))} ${upper(payer.lastName)}`,
            'SEIMA',
          ),
          payer.feePence,
          fee(payer),
          true,
        ),
      ),
    ...owing
      .slice(3, 9)
      .map(({payer, spouse}, index) =>
        line(
          'two references of one household',
          printed(index, upper(initialName(payer)), `${payer.reference} ${spouse.reference}`),
          payer.feePence,
          fee(payer),
        ),
      ),
    ...withChild.map(({payer, child}, index) =>
      line(
        'a child’s name',
        printed(index, upper(initialName(payer)), `FOR ${upper(fullName(child))}`),
        payer.feePence,
        fee(payer),
        payer.state !== 'announced',
      ),
    ),
    ...withChild.map(({payer, child}, index) =>
      line(
        'a child’s reference, paid by nobody known',
        printed(index + 3, 'GRANDAD', child.reference),
        payer.feePence,
        fee(payer),
      ),
    ),
    ...each.map(({payer, spouse}, index) =>
      line(
        'one fee where each person pays',
        printed(index, upper(fullName(spouse)), spouse.reference),
        1500,
        fee(payer),
        true,
      ),
    ),
    ...each
      .slice(0, 4)
      .map(({payer, spouse}, index) =>
        line(
          'one fee where each person pays, without a reference',
          printed(index, upper(fullName(index % 2 === 0 ? payer : spouse)), 'MEMBERSHIP FEE'),
          1500,
          fee(payer),
          true,
        ),
      ),
    ...once.map(({payer, spouse}, index) =>
      line(
        'a fee for each where one is due',
        printed(index, upper(fullName(payer)), `${payer.reference} ${upper(spouse.firstName)}`),
        3000,
        fee(payer),
        true,
      ),
    ),
    ...paid.flatMap(({payer, spouse}, index) => [
      line(
        'paid already',
        printed(index, upper(fullName(spouse)), spouse.reference),
        payer.feePence,
        fee(payer),
        true,
      ),
      line(
        'paid already',
        printed(index + 1, upper(fullName(payer)), 'NARYSTE'),
        payer.feePence,
        fee(payer),
        true,
      ),
    ]),
    ...owing.slice(0, 5).map(({payer, spouse}, index) => {
      const other = person(index % 2 === 0 ? 'Siân Evans' : 'Olena Kovalenko')
      return line(
        'with another member in one transfer',
        printed(index, upper(initialName(other)), `${other.reference} ${spouse.reference}`),
        payer.feePence + 1500,
        fee(payer, other),
      )
    }),
    line(
      'a namesake outside',
      printed(0, 'JURATE GYLIENE', person('Jūratė Gylienė', 1).reference),
      1500,
      fee(person('Jūratė Gylienė', 1)),
    ),
    line(
      'a namesake outside',
      printed(1, 'JURATE GYLIENE', 'NARYSTE'),
      1500,
      fee(person('Jūratė Gylienė', 1)),
      true,
    ),
    line(
      'a namesake outside',
      printed(2, 'GYLIENE JURATE', 'SEIMA'),
      3000,
      fee(person('Vaidas Gylys')),
      true,
    ),
    line('a relative outside', printed(3, 'IEVA BRUZAITE', 'NARYSTE'), 1500, fee(person('Ieva Bružaitė'))),
    line(
      'a relative outside',
      printed(4, 'I BRUZAITE', person('Ieva Bružaitė').reference),
      1500,
      fee(person('Ieva Bružaitė')),
    ),
    line(
      'a relative outside pays for the household',
      printed(5, 'IEVA BRUZAITE', `FOR ${person('Genovaitė Bružienė').reference}`),
      1500,
      fee(person('Stanislovas Bružas')),
      true,
    ),
    ...awaited
      .slice(0, 3)
      .map(({payer, spouse}, index) =>
        line(
          'a stranger’s name with a person’s reference',
          printed(index, 'ROKAS MAZEIKA', spouse.reference),
          payer.feePence,
          null,
          true,
        ),
      ),
  ]
}
