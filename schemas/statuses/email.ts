/** Why emails to an address do not arrive. `bounced`: it does not work. `complained`: its reader reported one as spam. */
export const unreachedReasons = ['bounced', 'complained'] as const
export type UnreachedReason = (typeof unreachedReasons)[number]
