import type {StatementLine} from '../statement/statement-line.ts'
import {isOfBank} from './bank-words.ts'
import type {ScoredProposal, Subject} from './line-subject.ts'
import type {Payout} from './match-data.ts'
import type {Match} from './match.ts'

/** The database has the same limit: private.find_payout(). */
const mostDays = 5

/** The known payouts that a line may be, the nearest day first. */
export const payoutsFor = ({on, pence}: Pick<StatementLine, 'on' | 'pence'>, payouts: readonly Payout[]) =>
  payouts
    .map((payout) => ({payout, days: Math.abs(Date.parse(payout.on) - Date.parse(on)) / 86_400_000}))
    .filter(({payout, days}) => payout.pence === pence && days <= mostDays)
    .toSorted((one, other) => one.days - other.days)
    .map(({payout}) => payout)

/** Money of Stripe was counted already only if it is a payout that is known, and it is certain if it can be no other. */
export function payoutProposals(
  {line, folded, words, references}: Subject,
  payouts: readonly Payout[],
): ScoredProposal[] {
  if (!words.includes('stripe')) return []
  const [nearest, ...others] = payoutsFor(line, payouts)
  if (!nearest) return []
  const isPaidOut = isStripe(folded)
  return [
    {
      proposal: {kind: 'ignore', why: 'payout', payoutId: nearest.id},
      score: isPaidOut ? 120 : 45,
      reasons: [
        {code: 'word', value: 'stripe'},
        {code: 'payout', pence: nearest.pence, on: nearest.on},
      ],
      isCertain:
        isPaidOut &&
        others.length === 0 &&
        references.exact.length + references.near.length + references.unknown.length === 0,
    },
  ]
}

/** Adds that the money seems to be a payout that nobody has counted. */
export function withUncounted(match: Match, subject: Subject): Match {
  const {proposal} = match
  const isKnown = proposal?.kind === 'ignore' && proposal.why === 'payout'
  const platform = platformOf(subject)
  if (subject.line.pence <= 0 || isKnown || platform === undefined) return match
  return {
    ...match,
    certainty: proposal === null ? 'none' : 'doubtful',
    reasons: [...match.reasons, {code: 'uncounted', value: platform, against: true}],
  }
}

/** The platform that pays out or takes back, as people call it. */
export const platformOf = ({folded, words}: Pick<Subject, 'folded' | 'words'>): string | undefined =>
  isStripe(folded) ? 'Stripe' : words.flatMap((word) => platforms.get(word) ?? []).at(0)

/** Only for a better sentence: lines of platforms that are not here stay open as well. */
const platforms = new Map([
  ['dojo', 'Dojo'],
  ['gocardless', 'GoCardless'],
  ['izettle', 'Zettle'],
  ['justgiving', 'JustGiving'],
  ['paypal', 'PayPal'],
  ['sumup', 'SumUp'],
  ['worldpay', 'Worldpay'],
  ['zettle', 'Zettle'],
])

/** Beside what banks print, only these words are on the lines with which Stripe pays out; a payer adds a name. */
const ofStripe = new Set([
  'uk',
  'stripe',
  'technology',
  'technologies',
  'europe',
  'ltd',
  'limited',
  'payout',
  'payouts',
])

/** Whether Stripe is the payer: it comes first of the words that are not the bank's. */
function isStripe(folded: string): boolean {
  const spoken = folded.replaceAll(/\S*\d\S*/g, ' ').match(/\p{L}+/gu) ?? []
  const own = spoken.filter((word) => !isOfBank(word))
  return own[0] === 'stripe' && own.every((word) => ofStripe.has(word))
}
