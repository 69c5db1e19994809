export const issueStatuses = ['draft', 'scheduled', 'sending', 'stopped', 'sent'] as const
export type IssueStatus = (typeof issueStatuses)[number]
