/** docs/decisions/019-money.md explains each status. */
export const membershipStatuses = ['pending', 'active', 'grace', 'expired', 'cancelled'] as const
export type MembershipStatus = (typeof membershipStatuses)[number]
