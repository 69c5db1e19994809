import {generateTypescript, sortGeneratorMetadata} from '@supabase/postgrest-typegen/generation'
import {introspect} from '@supabase/postgrest-typegen/introspection'
import type {Sql} from 'postgres'

/** The TypeScript types of schema public as it is now, as `supabase gen types typescript` prints them. */
export async function generateTypes(sql: Sql): Promise<string> {
  const queryable = {
    query: async (text: string, values: unknown[] = []) => ({
      rows: [...(await sql.unsafe(text, values as never[]))],
    }),
  }
  const metadata = await introspect(queryable as never, {includedSchemas: ['public']})
  return generateTypescript(sortGeneratorMetadata(metadata), {postgrestVersion: '13'})
}
