export const messageStatuses = ['new', 'read', 'answered'] as const
export type MessageStatus = (typeof messageStatuses)[number]
