/** `admin` includes all others. The table user_roles allows the same values. */
export const roles = ['admin', 'moderator', 'organiser', 'secretary', 'treasurer'] as const

export type Role = (typeof roles)[number]

export type PartialRole = Exclude<Role, 'admin'>

/** Takes what `my_roles()` returned. Only `is_admin()` decides whether somebody is an admin. */
export function partialRolesIn(held: unknown): PartialRole[] {
  const names: unknown[] = Array.isArray(held) ? held : []
  return roles.filter((role) => role !== 'admin').filter((role) => names.includes(role))
}
