import {decideRows, type Answers, type Outcome, type Question} from './decide-rows.ts'
import {decideHouseholds, type DecidedHouseholds} from './list-households.ts'
import type {KnownMembers} from './known-members.ts'
import type {ListRow} from './read-rows.ts'

export interface DecidedList {
  outcomes: Outcome[]
  households: DecidedHouseholds
  /** Those of rows come first: who is in a household follows from them. */
  questions: Question[]
}

/** Decides each row, and which rows are a household, as far as the answers reach. */
export function decideList(rows: readonly ListRow[], known: KnownMembers, answers: Answers): DecidedList {
  const outcomes = decideRows(rows, known, answers)
  const households = decideHouseholds(outcomes, known, answers)
  const questions = outcomes.flatMap((outcome) => (outcome.kind === 'question' ? [outcome.question] : []))
  // Equal cells of a column are asked about once.
  const byId = new Map([...questions, ...households.questions].map((question) => [question.id, question]))
  return {outcomes, households, questions: [...byId.values()]}
}
