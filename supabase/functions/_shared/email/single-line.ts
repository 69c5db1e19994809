/** A line break in a header of an email would start another header. */
export const singleLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
