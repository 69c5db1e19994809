/** Longer texts break cards, breadcrumbs, emails and pages on a phone. */
export const mostCharacters = {
  label: 60,
  /** The database has the same limit. */
  key: 96,
  title: 150,
  line: 300,
  text: 3000,
  article: 60_000,
} as const
