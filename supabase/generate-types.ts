import {generateTypescript, sortGeneratorMetadata} from '@supabase/postgrest-typegen/generation'
import {introspect} from '@supabase/postgrest-typegen/introspection'
import type {Sql} from 'postgres'

/** The current TypeScript types of the public schema, in the format of `supabase gen types typescript`. */
export async function generateTypes(sql: Sql): Promise<string> {
  const queryable = {
    query: async (text: string, values: unknown[] = []) => ({
      rows: [...(await sql.unsafe(text, values as never[]))],
    }),
  }
  const metadata = await introspect(queryable as never, {includedSchemas: ['public']})
  return generateTypescript(sortGeneratorMetadata(metadata), {postgrestVersion: '13'})
}
