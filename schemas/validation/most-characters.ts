/** How many characters fit: what is longer breaks cards, breadcrumbs, emails and the pages of a phone. */
export const mostCharacters = {
  /** A word or two on a button or a mark. */
  label: 60,
  /** As in the database. */
  key: 96,
  title: 150,
  line: 300,
  text: 3000,
  article: 60_000,
} as const
