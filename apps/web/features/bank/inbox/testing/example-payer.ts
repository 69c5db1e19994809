import type {Payer} from '#/features/bank/matching/match-data.ts'

/** Somebody who has paid nothing yet. */
export const examplePayer = (membershipId: string, changes: Partial<Payer> = {}): Payer => ({
  membershipId,
  firstName: 'Rasa',
  lastName: 'Rasaitė',
  reference: 'M482137',
  status: 'pending',
  until: null,
  openTransfer: null,
  others: [],
  usualMethod: null,
  paidBy: null,
  feePence: 1500,
  ...changes,
})
