import type {ScoredProposal, Subject} from './line-subject.ts'
import type {IgnoreReason} from './match.ts'

const feeWords = new Set([
  'charge',
  'charges',
  'chgs',
  'commission',
  'fee',
  'fees',
  'overdraft',
  'chg',
  'srvchg',
])

const ownWords = new Set(['savings', 'reserve', 'pot'])

/** What needs nobody's decision about people. */
export function ignored({words, line: {pence}}: Pick<Subject, 'words' | 'line'>): ScoredProposal[] {
  const has = (set: Set<string>) => words.find((word) => set.has(word))
  const as = (why: IgnoreReason, word: string): ScoredProposal => ({
    proposal: {kind: 'ignore', why},
    score: 120,
    reasons: [{code: 'word', value: word}],
    isCertain: false,
  })
  if (words.includes('interest')) return [as('interest', 'interest')]
  const fee = pence < 0 ? has(feeWords) : undefined
  if (fee) return [as('bankFee', fee)]
  const own = has(ownWords)
  return own && words.some((word) => ofTransfers.has(word)) ? [as('ownTransfer', own)] : []
}

const ofTransfers = new Set(['transfer', 'tfr', 'account', 'pot', 'xfer'])
