/** Each browser and password manager has an attribute of its own for fields to leave alone. */
export const notForPasswordManagers = {
  autoComplete: 'off',
  'data-1p-ignore': true,
  'data-bwignore': true,
  'data-form-type': 'other',
  'data-lpignore': true,
} as const
