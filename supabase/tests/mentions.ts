import type {Transaction} from './database.ts'

/** The tables of the project with one of the values anywhere in a row. */
export async function tablesThatMention(tx: Transaction, values: string[]): Promise<string[]> {
  const tables = await tx<{name: string}[]>`
    select format('%I.%I', relnamespace::regnamespace, relname) as name from pg_class
    where relnamespace = any('{auth, private, public, storage}'::regnamespace[]) and relkind = 'r' order by relname`
  const mentioning: string[] = []
  for (const {name} of tables) {
    const rows = await tx`
      select from ${tx.unsafe(name)} as row, unnest(${values}::text[]) as value where strpos(row::text, value) > 0 limit 1`
    if (rows.length > 0) mentioning.push(name)
  }
  return mentioning
}
