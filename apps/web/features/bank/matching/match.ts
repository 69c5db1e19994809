/** `payout` is money that was counted already when people paid by card: a payout of Stripe that is known. */
export type IgnoreReason = 'bankFee' | 'interest' | 'payout' | 'ownTransfer' | 'other'

export type SomeProposal =
  /** Several members: one transfer for all. `paymentIds` are the announced transfers that it settles, in the same order. */
  | {kind: 'fee'; membershipIds: string[]; paymentIds: (string | null)[]}
  | {kind: 'donation'; campaignId: string | null; donorName: string | null}
  | {kind: 'trip'; eventKey: string}
  /** What HMRC pays for a claim of Gift Aid. */
  | {kind: 'giftAid'; claimId: string}
  /** Money out to somebody. */
  | {kind: 'refundOf'; membershipId: string | null}
  | {kind: 'ignore'; why: IgnoreReason; payoutId?: string}

export type Proposal = SomeProposal | null

/** `certain` ones are confirmed together, `doubtful` ones one by one, for `none` somebody searches. */
export type Certainty = 'certain' | 'doubtful' | 'none'

/** Why a line is thought to be what is proposed, or (`against`) what speaks against it. Translated where it is shown. */
export type Reason =
  | {code: 'reference'; value: string}
  /** A reference that is right with one letter or digit read otherwise, or that lacks its end. */
  | {code: 'nearReference'; value: string}
  /** `distance` is the number of letters that differ; 0 is the full name. */
  | {code: 'name'; value: string; distance: number}
  | {code: 'surname'; value: string}
  /** A name that the bank cut off. */
  | {code: 'cutName'; value: string}
  | {code: 'household'; value: string}
  /** Somebody of a household is named; the value is who pays for it. */
  | {code: 'paysFor'; value: string}
  | {code: 'amount'; pence: number}
  | {code: 'learnt'; times: number}
  | {code: 'announced'; since: string}
  | {code: 'twoPeople'; people: number}
  | {code: 'campaign'; value: string}
  | {code: 'trip'; value: string}
  | {code: 'word'; value: string}
  | {code: 'moneyOut'}
  | {code: 'payout'; pence: number; on: string}
  | {code: 'claim'; pence: number; on: string}
  /** HMRC paid it, but no claim asks for that sum. */
  | {code: 'unclaimed'; against: true}
  /** The name of a platform whose payout the line seems to be, which nobody has counted. */
  | {code: 'uncounted'; value: string; against: true}
  | {code: 'otherSum'; pence: number; against: true}
  | {code: 'paidAlready'; until: string; against: true}
  | {code: 'sameName'; people: number; against: true}
  /** What the line says besides, so that the money may be for something else, or of somebody else. */
  | {code: 'otherWords'; value: string; against: true}
  | {code: 'otherReference'; value: string; against: true}
  | {code: 'endedLongAgo'; until: string | null; against: true}
  | {code: 'cancelled'; against: true}
  /** Another line of the same statement would be the same fee, payout or claim. */
  | {code: 'alsoClaimed'; line: number; against: true}

export interface Match {
  proposal: Proposal
  certainty: Certainty
  reasons: Reason[]
  /** Other possibilities, best first, at most 5; none for a certain match. */
  alternatives: SomeProposal[]
}
