/** Attributes of a field that browsers and password managers should leave alone: each of them has its own. */
export const notForPasswordManagers = {
  autoComplete: 'off',
  'data-1p-ignore': true,
  'data-bwignore': true,
  'data-form-type': 'other',
  'data-lpignore': true,
} as const
