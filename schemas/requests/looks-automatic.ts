/** The time that filling in took does not help, because browsers fill in a form instantly. */
export const looksAutomatic = ({website}: {website?: string | undefined}): boolean => Boolean(website?.trim())
