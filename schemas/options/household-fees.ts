/** What the payer of a household pays for a year. */
export const householdFees = [
  {value: 'each', title: {lt: 'Po mokestį už kiekvieną žmogų', en: 'One fee for each person'}},
  {value: 'one', title: {lt: 'Vieną mokestį už visus', en: 'One fee for all'}},
] as const
export type HouseholdFee = (typeof householdFees)[number]['value']
