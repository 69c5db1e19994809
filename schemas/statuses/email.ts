/** `bounced` means that the address does not work, `complained` that its reader reported an email as spam. */
export const unreachedReasons = ['bounced', 'complained'] as const
export type UnreachedReason = (typeof unreachedReasons)[number]
