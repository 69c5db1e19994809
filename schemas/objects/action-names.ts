/** Names of the buttons that a volunteer can add to a page, in the order in which they are offered. */
export const actionNames = ['internalLink', 'externalLink', 'donateAction', 'registrationAction'] as const

export type ActionName = (typeof actionNames)[number]
