import type {Payer} from './match-data.ts'
import type {NameEvidence} from './name-evidence.ts'
import {strengths} from './name-evidence.ts'
import type {References} from './near-references.ts'

export interface ReferredPayers extends References {
  /** Whose reference it is for which a payer is there. */
  owners: Map<Payer, Payer>
}

export interface HouseholdPayers {
  /** Who pays for each member: of a household one of its persons, else the member. */
  payerOf: (payer: Payer) => Payer
  referred: (references: References) => ReferredPayers
  named: (names: Map<string, NameEvidence>) => Map<string, NameEvidence>
}

/** Whoever of a household is named or referred to, the line is its payer's fee, and never several members'. */
export function householdPayers(payers: Payer[]): HouseholdPayers {
  const byId = new Map(payers.map((payer) => [payer.membershipId, payer]))
  // Those who live with others outside the household are not its persons.
  const idOf = (id: string) => byId.get(id)?.paidBy ?? id
  const known = new Map(
    payers
      .filter(({paidBy}) => paidBy === null)
      .map((payer) => {
        const others = new Set(payer.others.map(idOf).filter((id) => id !== payer.membershipId))
        return [payer.membershipId, {...payer, others: [...others]}]
      }),
  )
  const payerOf = (payer: Payer) => known.get(idOf(payer.membershipId)) ?? payer
  return {
    payerOf,
    referred: ({exact, near, unknown}) => {
      const all = (some: Payer[]) => [...new Set(some.map(payerOf))]
      const owners = new Map([...near, ...exact].map((owner) => [payerOf(owner), owner]))
      return {exact: all(exact), near: all(near), unknown, owners}
    },
    named: (names) => {
      const found = new Map<string, NameEvidence>()
      for (const evidence of names.values()) {
        const payer = payerOf(evidence.payer)
        const strongest = found.get(payer.membershipId)
        if (!strongest || isStronger(evidence, strongest)) {
          found.set(payer.membershipId, {...evidence, payer})
        }
      }
      return found
    },
  }
}

/** Of two equal ones the payer's own name counts, whatever the order of the data. */
function isStronger(one: NameEvidence, other: NameEvidence): boolean {
  const more = strengths[one.strength] - strengths[other.strength]
  if (more !== 0) return more > 0
  if (one.hasFirstName !== other.hasFirstName) return one.hasFirstName
  const rank = ({named}: NameEvidence) => `${named.paidBy ?? ''} ${named.membershipId}`
  return rank(one) < rank(other)
}
