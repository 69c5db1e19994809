/** What people wrote may be in a header of an email, where a line break would start another header. */
export const singleLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
