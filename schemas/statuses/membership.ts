/** docs/decisions/019-money.md says what each means. */
export const membershipStatuses = ['pending', 'active', 'grace', 'expired', 'cancelled'] as const
export type MembershipStatus = (typeof membershipStatuses)[number]
