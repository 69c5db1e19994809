import {fold} from '@site/schemas/fold'
import {questionId, questionOf, type Answers, type Outcome, type RowQuestion} from './decide-rows.ts'
import type {KnownMember, KnownMembers} from './known-members.ts'
import {readYesNo} from './list-words.ts'

/** Somebody of the list, or a member whom it only names by the reference. */
export type HouseholdPerson = {line: number} | {id: string}

/** Persons who come into the household of the payer. */
export interface ListHousehold {
  payer: HouseholdPerson
  lines: number[]
}

/** Why rows that the list puts together stay as they are. */
export type HouseholdFault = 'alone' | 'different' | 'honorary' | 'payer'

export interface DecidedHouseholds {
  households: ListHousehold[]
  questions: RowQuestion[]
  faults: {line: number; name: string; fault: HouseholdFault}[]
  /** Who pays for whom, by line. */
  paidFor: ReadonlyMap<number, HouseholdPerson>
}

type Placed = Extract<Outcome, {kind: 'new' | 'known'}>

const isPlaced = (outcome: Outcome): outcome is Placed =>
  (outcome.kind === 'new' ||
    (outcome.kind === 'known' && !outcome.member.isDeceased && !outcome.changes.isDeceased)) &&
  outcome.row.household !== null

/** Puts the rows together that share a household. What the site has of households stays, and others are added to it. */
export function decideHouseholds(
  outcomes: readonly Outcome[],
  known: KnownMembers,
  answers: Answers,
): DecidedHouseholds {
  const groups = Map.groupBy(outcomes.filter(isPlaced), ({row}) => fold(row.household ?? ''))
  const decided = [...groups].map(([name, placed]) => decideGroup(name, placed, known, answers))
  return {
    households: decided.flatMap(({household}) =>
      household && household.lines.length > 0 ? [household] : [],
    ),
    questions: decided.flatMap(({question}) => question ?? []),
    faults: decided.flatMap(({fault}) => fault ?? []),
    paidFor: new Map(decided.flatMap(({paidFor = []}) => paidFor)),
  }
}

interface Decided {
  household?: ListHousehold
  question?: RowQuestion
  fault?: DecidedHouseholds['faults'][number]
  paidFor?: [number, HouseholdPerson][]
}

const lineOf = ({row}: Placed) => row.line
const memberOf = (placed: Placed) => (placed.kind === 'known' ? placed.member : undefined)

function decideGroup(name: string, placed: Placed[], known: KnownMembers, answers: Answers): Decided {
  const [first] = placed
  if (!first) return {}
  const named = known.withReference((first.row.household ?? '').toUpperCase())
  const outside = named && !placed.some((each) => memberOf(each)?.id === named.id) ? named : undefined
  const refused = (fault: HouseholdFault): Decided => ({
    fault: {line: first.row.line, name: first.row.household ?? '', fault},
  })
  const members = [...placed.map(memberOf), outside]
  const onSite = new Map(members.map((member) => [member?.household?.id, member?.household]))
  onSite.delete(undefined)
  if (onSite.size > 1) return refused('different')
  const [site] = onSite.values()
  if (site?.payerId) return joining(placed, {id: site.id, payerId: site.payerId})
  if (outside && !outside.isHonorary) return household({id: outside.id}, placed)
  if (placed.length < 2) return refused('alone')
  const payers = payersOf(placed.filter(mayPay), named)
  if (payers.length === 0) return refused('honorary')
  return chosen(name, placed, payers, answers)
}

/** The payer on the site stays the payer. */
function joining(placed: Placed[], site: {id: string; payerId: string}): Decided {
  const joined = placed.filter((each) => memberOf(each)?.household?.id !== site.id)
  const others = placed.filter((each) => memberOf(each)?.id !== site.payerId)
  const other = markedIn(placed).find((each) => others.includes(each))
  return {
    ...household({id: site.payerId}, others),
    ...(other && {fault: {line: lineOf(other), name: other.row.household ?? '', fault: 'payer' as const}}),
    household: {payer: {id: site.payerId}, lines: joined.map(lineOf)},
  }
}

const household = (payer: HouseholdPerson, others: Placed[]): Decided => {
  const lines = others.map(lineOf)
  return {household: {payer, lines}, paidFor: lines.map((line) => [line, payer])}
}

const mayPay = (placed: Placed) => placed.row.isHonorary !== true && memberOf(placed)?.isHonorary !== true

/** Who is marked, else whose reference the household has, else the first with a sum, else those with a year. Several are asked about. */
function payersOf(placed: Placed[], named: KnownMember | undefined): Placed[] {
  const marked = markedIn(placed)
  if (marked.length > 0) return marked
  const owner = placed.find((each) => named && memberOf(each)?.id === named.id)
  const paid = owner ?? placed.find(({row}) => (row.pence ?? 0) > 0)
  if (paid) return [paid]
  const withYear = placed.filter(({row}) => row.method !== 'household' && (row.until ?? row.paidOn) !== null)
  return withYear.length > 0 ? withYear : placed
}

/** A cell says yes, or who pays. */
function markedIn(placed: Placed[]): Placed[] {
  const marked = placed.flatMap((own) => {
    const {payer} = own.row
    if (payer === null) return []
    const named = placed.find(({row: {firstName, lastName, reference}}) =>
      [`${firstName} ${lastName}`, `${lastName} ${firstName}`, reference ?? ''].some(
        (each) => each !== '' && fold(each) === fold(payer),
      ),
    )
    return named ?? (readYesNo(payer, 'payer') ? own : [])
  })
  return [...new Set(marked)]
}

function chosen(name: string, placed: Placed[], payers: Placed[], answers: Answers): Decided {
  const {row} = placed[0] as Placed
  const id = questionId('payer', {content: name})
  const [only, ...rivals] = payers
  const answer = rivals.length === 0 && only ? String(lineOf(only)) : answers[id]
  if (answer === undefined) {
    return {question: questionOf(row, {kind: 'payer', persons: payers.map((each) => each.row)}, id)}
  }
  const payer = payers.find((each) => String(lineOf(each)) === answer)
  // Otherwise the importer says that they are no household.
  return payer
    ? household(
        {line: lineOf(payer)},
        placed.filter((each) => each !== payer),
      )
    : {}
}
