/** What somebody may do beyond what every user may; `admin` includes all of it. As the table user_roles allows them. */
export const roles = ['admin', 'moderator', 'organiser', 'treasurer'] as const

export type Role = (typeof roles)[number]

/** A role that is only a part of what an admin may do. */
export type PartialRole = Exclude<Role, 'admin'>

/** The partial roles among what `my_roles()` returned. Whether somebody is an admin, `is_admin()` alone says. */
export function partialRolesIn(held: unknown): PartialRole[] {
  const names: unknown[] = Array.isArray(held) ? held : []
  return roles.filter((role) => role !== 'admin').filter((role) => names.includes(role))
}
