import {fold} from '@site/schemas/fold'
import type {StatementLine} from '../statement/statement-line.ts'
import type {ScoredProposal, Subject} from './line-subject.ts'
import type {Claim} from './match-data.ts'
import type {Match} from './match.ts'
import {saidBesides} from './other-words.ts'

/** Whether the line says that HMRC paid it. The bank may have cut the name off. */
export const isOfHmrc = ({line, words}: Pick<Subject, 'line' | 'words'>): boolean =>
  line.pence > 0 && /hmrc|\bh ?m rev|\brev(enue)? (and )?customs?\b/.test(words.join(' '))

/** Nothing is paid before it is asked for. The database has the same limit: private.book_gift_aid(). */
export const claimsBefore = ({on}: Pick<StatementLine, 'on'>, claims: readonly Claim[]) =>
  claims.filter((claim) => claim.on <= on)

/** What HMRC writes on a repayment. */
const ofRepayments =
  'hmrc hm h m revenue rev customs and charities charity gift aid giftaid repayment repayments tax claim'.split(
    ' ',
  )

/** The claims that ask for exactly what came, the earliest first. It is certain if there is one only. */
export function claimProposals(subject: Subject, claims: readonly Claim[]): ScoredProposal[] {
  const {line} = subject
  const fitting = claimsBefore(line, claims)
    .filter(({pence}) => pence === line.pence)
    .toSorted((one, other) => one.on.localeCompare(other.on) || one.id.localeCompare(other.id))
  return fitting.map(({id, pence, on, reference}, place) => {
    const others = subject
      .otherWords([], {words: ofRepayments})
      .filter((word) => fold(word) !== fold(reference))
    return {
      proposal: {kind: 'giftAid', claimId: id},
      score: 120 - place,
      reasons: [{code: 'claim', pence, on}, ...saidBesides(others)],
      isCertain: fitting.length === 1 && others.length === 0,
    }
  })
}

/** Adds that HMRC paid what no claim asks for. */
export function withUnclaimed(match: Match, subject: Subject): Match {
  const {proposal, reasons} = match
  if (!isOfHmrc(subject) || proposal?.kind === 'giftAid') return match
  return {
    ...match,
    certainty: proposal === null ? 'none' : 'doubtful',
    reasons: [...reasons, {code: 'unclaimed', against: true}],
  }
}
