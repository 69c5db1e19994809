import type {Payer} from './match-data.ts'
import type {Reason, SomeProposal} from './match.ts'
import {isForOther, wordFor, type ScoredProposal, type Subject} from './line-subject.ts'
import {strengths, type NameEvidence} from './name-evidence.ts'
import {surnamesOf} from './name-index.ts'
import {saidBesides} from './other-words.ts'
import {surnameRoot} from './surname-root.ts'

const scores = {
  reference: 200,
  nearReference: 70,
  firstName: 8,
  announced: 40,
  amount: 25,
  paidSum: 5,
  feeWord: 10,
  /** Words of a gift or a trip beside those of a fee. */
  alsoOther: -30,
  /** At most, if they are alone: they outweigh even a reference. */
  other: 60,
}

/** Who pays more by mistake pays a little more. */
const mostTooMuch = 500

/** What each member who is named, or whose reference is there, would have paid alone. */
export function feeProposals(subject: Subject): ScoredProposal[] {
  return candidates(subject).map((payer) => {
    const reasons = reasonsFor(payer, subject)
    return {
      proposal: feeOf([payer], subject),
      score: scoreOf(payer, subject),
      reasons,
      isCertain: isCertain(payer, subject, reasons),
      isContradicted: isContradicted(payer, subject),
    }
  })
}

/** All who are named or referred to, the same order whatever the order of the data. */
export function candidates({references, names}: Subject): Payer[] {
  const all = new Set([
    ...references.exact,
    ...references.near,
    ...[...names.values()].map(({payer}) => payer),
  ])
  return [...all].toSorted((one, other) => one.membershipId.localeCompare(other.membershipId))
}

export function feeOf(payers: Payer[], {due}: Subject): SomeProposal {
  const inOrder = payers.toSorted((one, other) => one.membershipId.localeCompare(other.membershipId))
  return {
    kind: 'fee',
    membershipIds: inOrder.map(({membershipId}) => membershipId),
    paymentIds: inOrder.map((payer) => due(payer).paymentId),
  }
}

/** How strongly a line speaks of somebody, whatever its sum. */
export function personScore(payer: Payer, {references, names}: Subject): number {
  const name = names.get(payer.membershipId)
  const near = references.near.includes(payer) ? scores.nearReference : 0
  return (
    (references.exact.includes(payer) ? scores.reference : near) +
    (name ? strengths[name.strength] + (name.hasFirstName ? scores.firstName : 0) : 0)
  )
}

/** What speaks for somebody: reference, name. */
export function personReasons(payer: Payer, {references, names}: Subject): Reason[] {
  const owner = references.owners.get(payer)
  const {reference} = owner ?? payer
  const evidence = names.get(payer.membershipId)
  const isOfHousehold = [owner, evidence?.named].some((each) => each?.paidBy === payer.membershipId)
  return [
    ...(references.exact.includes(payer) ? [{code: 'reference', value: reference} as const] : []),
    ...(references.near.includes(payer) ? [{code: 'nearReference', value: reference} as const] : []),
    ...(evidence?.reasons ?? []),
    ...(isOfHousehold ? [{code: 'paysFor', value: fullName(payer)} as const] : []),
  ]
}

/** Whether the line has the surname, but another's first name, and no reference. */
const isContradicted = (payer: Payer, {references, names}: Subject) =>
  names.get(payer.membershipId)?.strength === 'contradicted' &&
  !references.exact.includes(payer) &&
  !references.near.includes(payer)

function scoreOf(payer: Payer, subject: Subject): number {
  return withPurpose(personScore(payer, subject) + sumScore(payer, subject), subject)
}

/** The score of a fee after what the words say that the money is for. */
export function withPurpose(score: number, subject: Subject): number {
  const isFee = subject.purposes.named.has('fee')
  if (!isForOther(subject)) return score + (isFee ? scores.feeWord : 0)
  return isFee ? score + scores.alsoOther : Math.min(score, scores.other)
}

function sumScore(payer: Payer, {line, due, purposes}: Subject): number {
  const {pence, since, against} = due(payer)
  if (line.pence === pence) {
    if (against.length > 0) return scores.paidSum
    return since === null ? scores.amount : scores.announced
  }
  return otherSumScore(line.pence - pence, {isFee: purposes.named.has('fee'), isDue: against.length === 0})
}

/** More than a mistake is rather a gift. */
export function otherSumScore(tooMuch: number, {isFee, isDue}: {isFee: boolean; isDue: boolean}): number {
  if (isFee) return -20
  return isDue && tooMuch <= mostTooMuch ? -30 : -70
}

function reasonsFor(payer: Payer, subject: Subject): Reason[] {
  const {line, due, names, references} = subject
  const {pence, since, against} = due(payer)
  const own = names.get(payer.membershipId)
  const sameName = [...names.values()].filter(
    (each) => each.strength === 'full' && own?.strength === 'full' && isNamesake(each.named, own.named),
  ).length
  const word = wordFor('fee', subject)
  return [
    ...personReasons(payer, subject),
    ...(since === null || line.pence !== pence ? [] : [{code: 'announced', since} as const]),
    ...(line.pence === pence ? [sumReason(pence, subject)] : []),
    ...word,
    ...(line.pence === pence ? [] : [sumReason(pence, subject)]),
    ...against,
    ...(sameName > 1 ? [{code: 'sameName', people: sameName, against: true} as const] : []),
    ...saidBesides(
      subject.otherWords([payer], {purpose: 'fee', hasNearReference: references.near.includes(payer)}),
    ),
    ...[
      ...references.exact
        .filter((each) => each !== payer)
        .map((each) => (references.owners.get(each) ?? each).reference),
      ...references.unknown,
    ].map((value) => ({code: 'otherReference', value, against: true}) as const),
  ]
}

export const sumReason = (pence: number, {line}: Subject): Reason =>
  line.pence === pence ? {code: 'amount', pence} : {code: 'otherSum', pence, against: true}

const fullName = ({firstName, lastName}: Payer) => `${firstName} ${lastName}`

const isNamesake = (one: Payer, other: Payer) =>
  one.lastName === other.lastName && one.firstName === other.firstName

export const rootsOf = (payer: Payer): string[] => surnamesOf(payer).map(surnameRoot)

export const strengthIn = (names: Map<string, NameEvidence>, membershipId: string): number => {
  const evidence = names.get(membershipId)
  return evidence ? strengths[evidence.strength] : 0
}

function isCertain(payer: Payer, subject: Subject, reasons: Reason[]): boolean {
  const {line, references, names, purposes, due} = subject
  const {pence, since} = due(payer)
  if (line.pence !== pence || isForOther(subject)) return false
  if (reasons.some((reason) => 'against' in reason && reason.code !== 'sameName')) return false
  if (references.exact.includes(payer)) return true
  const full = [...names.values()].filter(({strength}) => strength === 'full')
  const [own, ...others] = full
  if (own?.payer !== payer || others.length > 0) return false
  if (references.near.length > 0) return references.near.length === 1 && references.near.includes(payer)
  return since !== null || (own.named.membershipId === payer.membershipId && purposes.named.has('fee'))
}
