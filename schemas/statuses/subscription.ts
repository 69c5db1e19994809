/** docs/decisions/061-gifts-each-month.md explains each status. */
export const subscriptionStatuses = [
  'started',
  'open',
  'lapsed',
  'active',
  'failing',
  'paused',
  'ended',
] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

export const subscriptionEndReasons = ['payer', 'organisers', 'failed', 'membership', 'erased'] as const
export type SubscriptionEndReason = (typeof subscriptionEndReasons)[number]
