/** What a column of a list may hold. `surnameFirst` is a full name too. Columns of one list may share only `address`. */
export const listFields = [
  'firstName',
  'lastName',
  'fullName',
  'surnameFirst',
  'email',
  'phone',
  'address',
  'language',
  'since',
  'until',
  'paidOn',
  'paid',
  'sum',
  'method',
  'reference',
  'honorary',
  'household',
  'payer',
  'deceased',
] as const
export type ListField = (typeof listFields)[number]

/** Null leaves a column out. */
export type ColumnField = ListField | null

export const dateFields = ['since', 'until', 'paidOn'] as const
export type DateField = (typeof dateFields)[number]

export const isDateField = (field: ColumnField): field is DateField =>
  (dateFields as readonly ColumnField[]).includes(field)
