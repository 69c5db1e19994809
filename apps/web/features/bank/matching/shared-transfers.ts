import {sumOf} from './due-sums.ts'
import {
  candidates,
  feeOf,
  personReasons,
  personScore,
  withPurpose,
  rootsOf,
  sumReason,
} from './fee-proposals.ts'
import {isForOther, type ScoredProposal, type Subject} from './line-subject.ts'
import type {Payer} from './match-data.ts'
import {strengths} from './name-evidence.ts'
import {saidBesides} from './other-words.ts'

const mostCandidates = 12

const mostTogether = 8

const sumMatches = 45

/** One transfer for several: those whose references it has, spouses, or a whole household, if the sum is that of all. */
export function sharedTransfers(subject: Subject): ScoredProposal[] {
  const {references} = subject
  const referred = references.exact.length > 1 ? [references.exact] : []
  const groups = new Map(
    [...referred, ...pairs(subject), ...households(subject)].map((group) => [keyOf(group), group]),
  )
  return [...groups.values()].flatMap((group) => {
    const dues = group.map(subject.due)
    const pence = sumOf(dues)
    const isReferred = group.length > 1 && group.every((payer) => references.exact.includes(payer))
    if (pence !== subject.line.pence && !isReferred) return []
    const against = dues.flatMap((due) => due.against)
    const others = saidBesides(subject.otherWords(group))
    const isSum = pence === subject.line.pence
    const isWhole = isReferred && references.exact.length === group.length
    const people = group.toSorted((one, other) => one.membershipId.localeCompare(other.membershipId))
    return {
      proposal: feeOf(group, subject),
      score: withPurpose(
        groupScore(group, subject) + (isSum ? sumMatches : 0) - 20 * against.length,
        subject,
      ),
      reasons: [
        {code: 'twoPeople', people: group.length} as const,
        ...people.flatMap((payer) => personReasons(payer, subject)),
        sumReason(pence, subject),
        ...against,
        ...others,
      ],
      isCertain: isSum && isWhole && against.length === 0 && others.length === 0 && !isForOther(subject),
    }
  })
}

/** Somebody of the household who is not named counts a little, and one reference is for the whole of it. */
function groupScore(group: Payer[], subject: Subject): number {
  const each = group.map((payer) => personScore(payer, subject))
  const isReferred = group.some((payer) => subject.references.exact.includes(payer))
  const isHousehold = group.every((payer) =>
    group.every((other) => other === payer || areLinked(payer, other)),
  )
  return isReferred || isHousehold ? Math.max(...each) - 20 : Math.min(...each) + 10
}

function pairs(subject: Subject): Payer[][] {
  const some = strongest(subject)
  return some.flatMap((one, index) =>
    some.slice(index + 1).flatMap((other) => {
      const least = Math.min(...[one, other].map((each) => personScore(each, subject)))
      const isPair = least >= strengths.strong || (least >= strengths.medium && isRelated(one, other))
      return isPair || areLinked(one, other) ? [[one, other]] : []
    }),
  )
}

function households(subject: Subject): Payer[][] {
  return strongest(subject).flatMap((payer) => {
    if (personScore(payer, subject) < strengths.medium) return []
    const others = payer.others.slice(0, mostTogether).flatMap((id) => subject.payerWithId(id) ?? [])
    return [...others.map((other) => [payer, other]), ...(others.length > 1 ? [[payer, ...others]] : [])]
  })
}

const strongest = (subject: Subject) =>
  candidates(subject)
    .toSorted((one, other) => personScore(other, subject) - personScore(one, subject))
    .slice(0, mostCandidates)

const areLinked = (one: Payer, other: Payer) =>
  one.others.includes(other.membershipId) || other.others.includes(one.membershipId)

const isRelated = (one: Payer, other: Payer) => rootsOf(one).some((root) => rootsOf(other).includes(root))

const keyOf = (group: Payer[]) =>
  group
    .map(({membershipId}) => membershipId)
    .toSorted()
    .join(' ')
