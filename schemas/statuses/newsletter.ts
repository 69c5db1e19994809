/** A newsletter goes to `subscribers`. The others are of letters: members, and those whose year has ended. */
export const audiences = ['subscribers', 'members', 'ended'] as const
export type Audience = (typeof audiences)[number]
export type LetterAudience = Exclude<Audience, 'subscribers'>
export const letterAudiences = ['members', 'ended'] as const satisfies readonly LetterAudience[]

/** Why a letter goes to members, whether or not they want the newsletter. */
export const letterPurposes = ['meeting', 'minutes', 'membership'] as const
export type LetterPurpose = (typeof letterPurposes)[number]

export const issueStatuses = ['draft', 'scheduled', 'sending', 'stopped', 'sent'] as const
export type IssueStatus = (typeof issueStatuses)[number]
