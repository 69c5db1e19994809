/** A rule over the catalogs of the database. */
export interface Lint {
  /** As splinter has it. An error is never accepted. */
  level: 'error' | 'warn' | 'info'
  /** Lists what breaks the rule, as the one column `object`. */
  query: string
  /** By the object that the query then lists: a statement that breaks the rule. */
  planted: Record<string, string>
}
