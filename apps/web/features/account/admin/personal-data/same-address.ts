/** Whether two email addresses are one for the database, which ignores case and surrounding space. */
export function isSameAddress(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase()
}

/** Whether something looks enough like an email address to search for it. */
export function isAddress(text: string): boolean {
  return /^\S+@\S+$/.test(text.trim())
}
