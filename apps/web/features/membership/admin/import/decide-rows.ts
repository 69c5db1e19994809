import * as z from 'zod'
import {londonToday} from '@site/schemas/london-time/instant'
import {nameKey, personKey, type KnownMember, type KnownMembers} from './known-members.ts'
import {cellQuestionId, type UnreadCell} from './read-cells.ts'
import {peopleOfCouple, type ListRow} from './read-rows.ts'
import type {CoupleNames} from './split-couple.ts'
import type {PersonName} from './split-name.ts'

/**
 * What only a person can know of a row. `cell`: what a cell means; `name`: where a full name is split; `person`: whether it is one of the members;
 * `repeated`: whether it is the person of an earlier row; `until`: whether a member paid for longer than the site knows;
 * `couple`: what the two people of one row are called; `payer`: who of a household pays.
 */
export type Question = {line: number; id: string; row: ListRow} & (
  | {kind: 'cell'; cell: UnreadCell}
  | {kind: 'name'; names: PersonName[]}
  | {kind: 'person'; candidates: KnownMember[]}
  | {kind: 'repeated'; earlier: ListRow; mayBeAnother: boolean}
  | {kind: 'until'; member: KnownMember}
  | {kind: 'couple'; names: CoupleNames}
  | {kind: 'payer'; persons: ListRow[]}
)

/** By the id of a question: what is read in the place of a cell, the number of a name, the id of a member, names as JSON, a line, or one of the words below. */
export type Answers = Readonly<Record<string, string>>

export type LeftOutReason = 'answer' | 'repeated' | 'deceased' | 'endedLongAgo' | 'future' | 'sumTooBig'

export interface MemberChanges {
  email?: string
  phone?: string
  postalAddress?: string
  locale?: 'lt' | 'en'
  joinedOn?: string
}

export type Outcome =
  | {kind: 'question'; row: ListRow; question: Question}
  | {kind: 'faulty'; row: ListRow}
  | {kind: 'leftOut'; row: ListRow; reason: LeftOutReason}
  | {kind: 'new'; row: ListRow; isAnother: boolean}
  | {
      kind: 'known'
      row: ListRow
      member: KnownMember
      changes: MemberChanges
      addsYear: boolean
      /** The list has another address; the site's stays. */
      keepsEmail: boolean
    }

const personName = z.object({firstName: z.string(), lastName: z.string()})
const coupleAnswer = z.tuple([personName, personName])

/** Null if the row is not to be imported. */
function readCouple(answer: string): CoupleNames | null {
  return answer === 'leaveOut' ? null : coupleAnswer.parse(JSON.parse(answer))
}

/** Decides each row, as far as the answers reach. */
export function decideRows(rows: readonly ListRow[], known: KnownMembers, answers: Answers): Outcome[] {
  const decider = new RowDecider(known, answers)
  for (const row of rows) decider.add(row)
  return decider.outcomes
}

const MOST_PENCE = 1_000_000

/** By what the row says, so that answers stay right when the file is corrected and its lines move. */
export const questionId = (kind: Question['kind'], {content}: Pick<ListRow, 'content'>): string =>
  `${kind} ${content}`

class RowDecider {
  readonly outcomes: Outcome[] = []
  /** Where the outcome of a member, of a person, and of a name is. */
  private readonly places = new Map<string, number>()

  private readonly known: KnownMembers
  private readonly answers: Answers

  constructor(known: KnownMembers, answers: Answers) {
    this.known = known
    this.answers = answers
  }

  add(row: ListRow) {
    if (row.faults.length > 0) this.outcomes.push({kind: 'faulty', row})
    else if (row.unread[0]) this.outcomes.push(askOf(row, row.unread[0]))
    else if (row.couple) this.addCouple(row, row.couple)
    else this.outcomes.push(this.named(row))
  }

  private addCouple(row: ListRow, guessed: CoupleNames) {
    const id = questionId('couple', row)
    const areKnown = guessed.every((name) => this.known.find({...row, ...name}))
    const answer = areKnown ? JSON.stringify(guessed) : this.answers[id]
    if (answer === undefined) {
      const question = {kind: 'couple' as const, line: row.line, id, row, names: guessed}
      this.outcomes.push({kind: 'question', row, question})
      return
    }
    const names = readCouple(answer)
    if (!names) this.outcomes.push({kind: 'leftOut', row, reason: 'answer'})
    else for (const person of peopleOfCouple(row, names)) this.outcomes.push(this.named(person))
  }

  private named(row: ListRow): Outcome {
    if (row.otherNames.length === 0) return this.decide(row)
    const names = [{firstName: row.firstName, lastName: row.lastName}, ...row.otherNames]
    const certain = names.find((name) => this.known.find({...row, ...name}))
    if (certain) return this.decide({...row, ...certain, otherNames: []})
    const id = questionId('name', row)
    const answer = this.answers[id]
    if (answer === undefined) {
      return {kind: 'question', row, question: {kind: 'name', line: row.line, id, row, names}}
    }
    const name = names[Number(answer)]
    return name ? this.decide({...row, ...name, otherNames: []}) : {kind: 'leftOut', row, reason: 'answer'}
  }

  private decide(row: ListRow): Outcome {
    const member = this.known.find(row)
    if (member) return this.repeated(row, member)
    const candidates = this.known.candidates(row)
    if (candidates.length === 0) return this.repeated(row)
    const id = questionId('person', row)
    const answer = this.answers[id]
    if (answer === undefined) {
      return {kind: 'question', row, question: {kind: 'person', line: row.line, id, row, candidates}}
    }
    if (answer === 'another') return this.repeated(row, undefined, true)
    const chosen = candidates.find((candidate) => candidate.id === answer)
    return chosen ? this.repeated(row, chosen) : {kind: 'leftOut', row, reason: 'answer'}
  }

  private repeated(row: ListRow, member?: KnownMember, isAnother = false): Outcome {
    const person = member?.id ?? personKey(row)
    const keys = [person, member ? null : nameKey(row)].filter((key) => key !== null)
    const [place] = keys.flatMap((key) => this.places.get(key) ?? [])
    const earlier = place === undefined ? undefined : this.outcomes[place]
    const settled = earlier && this.compare(row, earlier, {place, person})
    if (settled && settled !== 'another') return settled
    for (const key of keys) this.places.set(key, this.outcomes.length)
    return member ? this.ofMember(row, member) : ofNew(row, isAnother || settled === 'another')
  }

  private compare(
    row: ListRow,
    earlier: Outcome,
    {place, person}: {place: number | undefined; person: string | null},
  ): Outcome | 'another' | undefined {
    if (earlier.row.content === row.content) return {kind: 'leftOut', row, reason: 'repeated'}
    const id = questionId('repeated', row)
    const mayBeAnother = person === null || this.places.get(person) === undefined
    const answer = this.answers[id]
    if (answer === 'another' && mayBeAnother) return 'another'
    if (answer === 'later') {
      if (place !== undefined) {
        this.outcomes[place] = {kind: 'leftOut', row: earlier.row, reason: 'repeated'}
      }
      return undefined
    }
    if (answer !== undefined) return {kind: 'leftOut', row, reason: 'repeated'}
    const question = {kind: 'repeated' as const, line: row.line, id, row, earlier: earlier.row, mayBeAnother}
    return {kind: 'question', row, question}
  }

  private ofMember(row: ListRow, member: KnownMember): Outcome {
    const known = {
      kind: 'known' as const,
      row,
      member,
      changes: member.isDeceased ? {} : changesOf(row, member),
      keepsEmail: row.email !== null && member.email !== null && row.email !== member.email.toLowerCase(),
    }
    // Whoever left has a last payment and no end, in our own lists too.
    const end = row.hasEnds ? row.until : endOfYear(row)
    // What another person pays is no payment of this one.
    const isOwn = row.method !== 'household' && !member.isDeceased
    const isLater = isOwn && end !== null && (member.until === null || end > member.until)
    if (!isLater || yearFault(row)) return {...known, addsYear: false}
    if (member.until === null) return {...known, addsYear: true}
    const id = questionId('until', row)
    const answer = this.answers[id]
    if (answer === undefined) {
      return {kind: 'question', row, question: {kind: 'until', line: row.line, id, row, member}}
    }
    return {...known, addsYear: answer === 'add'}
  }
}

function askOf(row: ListRow, cell: UnreadCell): Outcome {
  const id = cellQuestionId(cell)
  return {kind: 'question', row, question: {kind: 'cell', line: row.line, id, row, cell}}
}

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

/** What the list says replaces what the site has, but not an address or a name: they lead to who a person is. */
function changesOf(row: ListRow, member: KnownMember): MemberChanges {
  const since = [member.since, member.joinedOn].filter((day) => day !== null).toSorted()[0]
  const changes: MemberChanges = {}
  if (row.email !== null && member.email === null) changes.email = row.email
  if (row.phone !== null && row.phone !== member.phone) changes.phone = row.phone
  if (row.postalAddress !== null && tidy(row.postalAddress) !== tidy(member.postalAddress ?? '')) {
    changes.postalAddress = row.postalAddress
  }
  if (row.language !== null && row.language !== member.language) changes.locale = row.language
  if (row.since !== null && row.since <= londonToday() && (since === undefined || row.since < since)) {
    changes.joinedOn = row.since
  }
  return changes
}

/** A spreadsheet may have changed line breaks. */
const tidy = (address: string) => address.replaceAll(/\s+/g, ' ').trim()
