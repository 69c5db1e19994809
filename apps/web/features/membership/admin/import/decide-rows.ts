import * as z from 'zod'
import {fold} from '@site/schemas/fold'
import {londonToday} from '@site/schemas/london-time/instant'
import {isAlike, People, personKey, type KnownMember, type KnownMembers} from './known-members.ts'
import {differencesOf, paymentDifferences, type Difference, type MemberChanges} from './member-differences.ts'
import {cellQuestionId, type UnreadCell} from './read-cells.ts'
import type {DateOrder} from './list-dates.ts'
import {peopleOfCouple, type ListRow} from './read-rows.ts'
import type {CoupleNames} from './split-couple.ts'
import type {PersonName} from './split-name.ts'

/**
 * What only a person can know of a row. `cell`: what a cell means; `name`: where a full name is split; `person`: whether it is one of the members;
 * `repeated`: whether it is the person of an earlier row; `change`: whether the site takes what the list says otherwise;
 * `until`: whether a member paid for longer than the site knows; `couple`: what the two people of one row are called;
 * `payer`: who of a household pays.
 */
type RowQuestionKind =
  | {kind: 'cell'; cell: UnreadCell}
  | {kind: 'name'; names: PersonName[]}
  | {kind: 'person'; candidates: KnownMember[]}
  | {kind: 'repeated'; earlier: ListRow; mayBeAnother: boolean}
  | {kind: 'change'; member: KnownMember; difference: Difference}
  | {kind: 'until'; member: KnownMember}
  | {kind: 'couple'; names: CoupleNames}
  | {kind: 'payer'; persons: ListRow[]}

export type RowQuestion = {line: number; id: string; row: ListRow} & RowQuestionKind

/**
 * What only a person can know of the whole list. `hidden`: whether hidden rows are taken; `order`: what comes first in the dates of a
 * column; `paidUntil`: until when they have paid of whom it says only that they have; and what it does not say of those
 * who are imported: their `language`, the `sum` of a fee, and on which day it came (`paidOn`).
 */
export type ListQuestion = {id: string} & (
  | {kind: 'hidden'; count: number}
  | {kind: 'order'; column: string; sample: string; orders: readonly DateOrder[]; isMixed: boolean}
  | {kind: 'paidUntil'; proposed: string}
  | {kind: 'language' | 'sum'}
  | {kind: 'paidOn'; count: number}
)

export type Question = RowQuestion | ListQuestion

/** By the id of a question: what is read in the place of a cell, the number of a name, the id of a member, names as JSON, a line, a day, or one of the words below. */
export type Answers = Readonly<Record<string, string>>

export type LeftOutReason = 'answer' | 'repeated' | 'deceased' | 'endedLongAgo' | 'future' | 'sumTooBig'

export type Outcome =
  | {kind: 'question'; row: ListRow; question: RowQuestion}
  | {kind: 'faulty'; row: ListRow}
  | {kind: 'leftOut'; row: ListRow; reason: LeftOutReason}
  | {kind: 'new'; row: ListRow; isAnother: boolean}
  | {
      kind: 'known'
      row: ListRow
      member: KnownMember
      changes: MemberChanges
      addsYear: boolean
      /** What the list says otherwise, and stays as it is on the site. */
      kept: Difference[]
      questions: RowQuestion[]
    }

const personName = z.object({firstName: z.string(), lastName: z.string()})
const coupleAnswer = z.tuple([personName, personName])

/** Decides each row, as far as the answers reach. */
export function decideRows(rows: readonly ListRow[], known: KnownMembers, answers: Answers): Outcome[] {
  const decider = new RowDecider(rows, known, answers)
  for (const row of rows) decider.add(row)
  return decider.outcomes
}

const MOST_PENCE = 1_000_000

/** By what the row says, so that answers stay right when the file is corrected and its lines move. */
export const questionId = (kind: Question['kind'], {content}: Pick<ListRow, 'content'>): string =>
  `${kind} ${content}`

interface EarlierRow extends ListRow {
  /** Of its outcome. */
  place: number
  memberId: string | undefined
}

class RowDecider {
  readonly outcomes: Outcome[] = []
  private readonly earlier = new People<EarlierRow>()

  private readonly known: KnownMembers
  private readonly answers: Answers
  /** Whether the list has households at all. */
  private readonly hasHouseholds: boolean

  constructor(rows: readonly ListRow[], known: KnownMembers, answers: Answers) {
    this.known = known
    this.answers = answers
    this.hasHouseholds = rows.some(({household}) => household !== null)
  }

  add(row: ListRow) {
    const [cell] = row.unread
    if (row.faults.length > 0) this.outcomes.push({kind: 'faulty', row})
    else if (cell) this.outcomes.push(asked(row, {kind: 'cell', cell}, cellQuestionId(cell)))
    else if (row.couple) this.addCouple(row, row.couple)
    else this.outcomes.push(this.named(row))
  }

  private addCouple(row: ListRow, names: CoupleNames) {
    const areKnown = names.every((name) => this.known.find({...row, ...name}))
    const answer = areKnown ? JSON.stringify(names) : this.answers[questionId('couple', row)]
    if (answer === undefined) this.outcomes.push(asked(row, {kind: 'couple', names}))
    else if (answer === 'leaveOut') this.outcomes.push({kind: 'leftOut', row, reason: 'answer'})
    else {
      for (const person of peopleOfCouple(row, coupleAnswer.parse(JSON.parse(answer)))) {
        this.outcomes.push(this.named(person))
      }
    }
  }

  private named(row: ListRow): Outcome {
    if (row.otherNames.length === 0) return this.decide(row)
    const names = [{firstName: row.firstName, lastName: row.lastName}, ...row.otherNames]
    const certain = names.find((name) => this.known.find({...row, ...name}))
    if (certain) return this.decide({...row, ...certain, otherNames: []})
    const answer = this.answers[questionId('name', row)]
    if (answer === undefined) return asked(row, {kind: 'name', names})
    const name = names[Number(answer)]
    return name ? this.decide({...row, ...name, otherNames: []}) : {kind: 'leftOut', row, reason: 'answer'}
  }

  private decide(row: ListRow): Outcome {
    const member = this.known.find(row)
    const candidates = member ? [] : this.known.candidates(row)
    if (member || candidates.length === 0) return this.placed(row, member)
    const answer = this.answers[questionId('person', row)]
    if (answer === undefined) return asked(row, {kind: 'person', candidates})
    if (answer === 'another') return this.placed(row, undefined, true)
    const chosen = candidates.find((candidate) => candidate.id === answer)
    return chosen ? this.placed(row, chosen) : {kind: 'leftOut', row, reason: 'answer'}
  }

  /** Compares a row with those before it as with the members of the site. */
  private placed(row: ListRow, member?: KnownMember, isAnother = false): Outcome {
    const repeated: Outcome = {kind: 'leftOut', row, reason: 'repeated'}
    const earlier = this.earlier.candidates(row).filter((each) => this.mayBeOne(each, member))
    for (const {place, ...other} of earlier) {
      if (other.content === row.content) return repeated
      if (isOfOneHousehold(row, other)) continue
      const mayBeAnother = !member && (personKey(row) === null || personKey(row) !== personKey(other))
      const id = repeatedId(row, other)
      const answer = this.answers[id]
      if (answer === 'another' && mayBeAnother) continue
      if (answer === 'earlier') return repeated
      if (answer !== 'later') return asked(row, {kind: 'repeated', earlier: other, mayBeAnother}, id)
      this.outcomes[place] = {kind: 'leftOut', row: other, reason: 'repeated'}
    }
    this.earlier.add({...row, place: this.outcomes.length, memberId: member?.id})
    return member ? this.ofMember(row, member) : ofNew(row, isAnother || earlier.length > 0)
  }

  private mayBeOne({place, memberId}: EarlierRow, member: KnownMember | undefined): boolean {
    const isLeftOut = this.outcomes[place]?.kind === 'leftOut'
    return !isLeftOut && (!member || memberId === undefined || memberId === member.id)
  }

  private ofMember(row: ListRow, member: KnownMember): Outcome {
    const year = this.yearOf(row, member)
    const all = [...differencesOf(row, member), ...year.differences]
    if (this.hasHouseholds && row.household === null && member.household) {
      all.push({field: 'household', former: 'yes', listed: 'no'})
    }
    const idOf = ({field}: Difference) => `${questionId('change', row)} ${field}`
    const death = all.find(({field, change}) => field === 'deceased' && change)
    const isDead = death !== undefined && this.answers[idOf(death)] === 'take'
    const taken = isDead ? [death] : all.filter((each) => each.change && this.answers[idOf(each)] === 'take')
    const open = isDead ? [] : all.filter((each) => each.change && this.answers[idOf(each)] === undefined)
    return {
      kind: 'known',
      row,
      member,
      changes: Object.assign({}, ...taken.map(({change}) => change)) as MemberChanges,
      addsYear: year.isAdded && !isDead,
      kept: all.filter((each) => !taken.includes(each)),
      questions: [
        ...open.map((difference) => questionOf(row, {kind: 'change', member, difference}, idOf(difference))),
        ...(isDead ? [] : year.questions),
      ],
    }
  }

  /** Whoever left has a last payment and no end, in our own lists too. What another person pays is no payment of this one. */
  private yearOf(row: ListRow, member: KnownMember) {
    const end = row.hasEnds ? row.until : endOfYear(row)
    const differences = paymentDifferences(row, member, end)
    const isOwn = row.method !== 'household' && !member.isDeceased
    const isLater = isOwn && end !== null && (member.until === null || end > member.until)
    if (!isLater || yearFault(row)) return {isAdded: false, differences, questions: []}
    const answer = this.answers[questionId('until', row)]
    const isAdded = member.until === null || answer === 'add'
    const isOpen = member.until !== null && answer === undefined
    const questions = isOpen ? [questionOf(row, {kind: 'until', member})] : []
    return {isAdded, differences: isAdded ? [] : differences, questions}
  }
}

/** The list itself says that they are two. */
const isOfOneHousehold = (one: ListRow, other: ListRow) =>
  one.household !== null &&
  other.household !== null &&
  fold(one.household) === fold(other.household) &&
  !isAlike(one, other)

export const repeatedId = (row: Pick<ListRow, 'content'>, earlier: Pick<ListRow, 'content'>): string =>
  `${questionId('repeated', row)} ${earlier.content}`

export const questionOf = (
  row: ListRow,
  question: RowQuestionKind,
  id = questionId(question.kind, row),
): RowQuestion => ({line: row.line, id, row, ...question})

const asked = (...question: Parameters<typeof questionOf>): Outcome => ({
  kind: 'question',
  row: question[0],
  question: questionOf(...question),
})

function ofNew(row: ListRow, isAnother: boolean): Outcome {
  if (row.isDeceased) return {kind: 'leftOut', row, reason: 'deceased'}
  const fault = (row.since ?? '') > londonToday() ? 'future' : yearFault(row)
  return fault ? {kind: 'leftOut', row, reason: fault} : {kind: 'new', row, isAnother}
}

/** The end of the year that a row says was paid for; a payment alone pays for a year. */
export const endOfYear = ({until, paidOn}: Pick<ListRow, 'until' | 'paidOn'>): string | null =>
  until ?? (paidOn === null ? null : yearsAfter(paidOn, 1))

export function yearsAfter(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const end = new Date(Date.UTC(year + years, month - 1, date))
  // 29 February becomes 28 February.
  if (end.getUTCMonth() !== month - 1) end.setUTCDate(0)
  return end.toISOString().slice(0, 10)
}

/** Members are forgotten two years after their end, and nobody pays for more than ten years. */
function yearFault(row: ListRow): LeftOutReason | undefined {
  const today = londonToday()
  const end = endOfYear(row)
  if (end !== null && end <= yearsAfter(today, -2)) return 'endedLongAgo'
  if ((row.paidOn ?? '') > today || (end ?? '') > yearsAfter(today, 10)) return 'future'
  return (row.pence ?? 0) > MOST_PENCE ? 'sumTooBig' : undefined
}
