import {fold} from '@site/schemas/fold'
import type {StatementLine} from '../statement/statement-line.ts'
import {isNoise, lettersOf, payerOf, purposeOf, type Purpose} from './bank-words.ts'
import {duesOn, type Due} from './due-sums.ts'
import type {Learnt, MatchData, Payer} from './match-data.ts'
import type {Reason, SomeProposal} from './match.ts'
import {householdPayers, type ReferredPayers} from './household-payers.ts'
import {nameEvidence, type NameEvidence} from './name-evidence.ts'
import {nameIndex} from './name-index.ts'
import {referenceIndex} from './near-references.ts'
import {otherWords, type Expected} from './other-words.ts'
import {namedCampaigns, namedTrips, purposesOf, type Purposes} from './purposes.ts'

/** A line with all that its words tell. */
export interface Subject {
  line: StatementLine
  folded: string
  words: string[]
  payerText: string
  references: ReferredPayers
  names: Map<string, NameEvidence>
  purposes: Purposes
  learnt: Learnt[]
  due: (payer: Payer) => Due
  /** Who pays for the member with the id. */
  payerWithId: (membershipId: string) => Payer | undefined
  trips: MatchData['trips']
  /** What the line says besides a fee of these. */
  otherWords: (payers: Payer[], learnt?: Expected) => string[]
}

export interface ScoredProposal {
  proposal: SomeProposal
  score: number
  reasons: Reason[]
  isCertain: boolean
  /** Says another first name, so that whatever else fits is likelier. */
  isContradicted?: boolean
}

/** Builds the indexes once. */
export function subjects(data: MatchData): (line: StatementLine) => Subject {
  const names = nameIndex(data.payers)
  const references = referenceIndex(data.payers)
  const households = householdPayers(data.payers)
  const byId = new Map(data.payers.map((payer) => [payer.membershipId, households.payerOf(payer)]))
  const persons = Map.groupBy(data.payers, ({membershipId}) => byId.get(membershipId)?.membershipId)
  const personsOf = (payer: Payer) =>
    [payer.membershipId, ...payer.others].flatMap((id) => persons.get(id) ?? [])
  const learnt = Map.groupBy(data.learnt, ({payer}) => payer)
  const [campaigns, trips] = [namedCampaigns(data.campaigns), namedTrips(data.trips)]
  return (line) => {
    const folded = fold(line.text)
    const words = lettersOf(line.text)
    const payerText = payerOf(line.text)
    return {
      line,
      folded,
      words,
      payerText,
      references: households.referred(references(line.text)),
      names: households.named(
        nameEvidence(
          words.filter((word) => !isNoise(word)),
          names,
        ),
      ),
      purposes: purposesOf(words, folded, campaigns, trips),
      learnt: payerText === '' ? [] : (learnt.get(payerText) ?? []),
      due: duesOn(line),
      payerWithId: (membershipId) => byId.get(membershipId),
      trips: data.trips,
      otherWords: (payers, expected) => otherWords(line, payers.flatMap(personsOf), expected),
    }
  }
}

/** Whether the words say that the money is for something else than a fee. */
export const isForOther = ({purposes}: Subject): boolean =>
  purposes.campaigns.length > 0 ||
  purposes.trips.length > 0 ||
  (['donation', 'trip', 'refund'] as const).some((purpose) => purposes.named.has(purpose))

/** The word that says what the money is for. */
export function wordFor(purpose: Purpose, {words}: Subject): Reason[] {
  const value = words.find((word) => purposeOf(word) === purpose)
  return value === undefined ? [] : [{code: 'word', value}]
}
