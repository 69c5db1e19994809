import {decideRows, type Answers, type Outcome, type Question} from './decide-rows.ts'
import {decideHouseholds, type DecidedHouseholds} from './list-households.ts'
import type {KnownMember, KnownMembers} from './known-members.ts'
import type {ListRow} from './read-rows.ts'

export interface DecidedList {
  outcomes: Outcome[]
  households: DecidedHouseholds
  /** Those of rows come first: who is in a household follows from them, and who has paid from both. */
  questions: Question[]
  /** Members of the site who are not in the list. */
  missing: KnownMember[]
}

/** Decides each row, and which rows are a household, as far as the answers reach. */
export function decideList(rows: readonly ListRow[], known: KnownMembers, answers: Answers): DecidedList {
  const outcomes = decideRows(rows, known, answers)
  const households = decideHouseholds(outcomes, known, answers)
  const ofRows = outcomes.flatMap((outcome) => {
    if (outcome.kind === 'question') return [outcome.question]
    return outcome.kind === 'known' ? outcome.questions : []
  })
  // Equal cells of a column are asked about once.
  const byId = new Map([...ofRows, ...households.questions].map((each) => [each.id, each]))
  const found = new Set(outcomes.flatMap((outcome) => (outcome.kind === 'known' ? [outcome.member.id] : [])))
  const missing = known.members.filter(({id, isPresent}) => isPresent && !found.has(id))
  return {outcomes, households, questions: [...byId.values()], missing}
}
