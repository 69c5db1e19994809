/** What somebody may do beyond what every user may; `admin` includes all of it. As the table user_roles allows them. */
export const roles = ['admin', 'moderator', 'organiser', 'treasurer'] as const

export type Role = (typeof roles)[number]
