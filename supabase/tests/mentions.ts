import type {Transaction} from './database.ts'

/** The tables of the project with one of the values anywhere in a row. */
export const tablesThatMention = async (tx: Transaction, values: string[]) =>
  Object.keys(await rowsThatMention(tx, values))

/** The rows of the project with one of the values, by table. */
export async function rowsThatMention(tx: Transaction, values: string[]): Promise<Record<string, string[]>> {
  const tables = await tx<{name: string}[]>`
    select format('%I.%I', relnamespace::regnamespace, relname) as name from pg_class
    where relnamespace = any('{auth, private, public, storage}'::regnamespace[]) and relkind = 'r' order by relname`
  const mentioning: Record<string, string[]> = {}
  for (const {name} of tables) {
    const rows = await tx<{text: string}[]>`
      select distinct row::text as text from ${tx.unsafe(name)} as row, unnest(${values}::text[]) as value
      where strpos(row::text, value) > 0 order by 1`
    if (rows.length > 0) mentioning[name] = rows.map(({text}) => text)
  }
  return mentioning
}
