import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import postgres from 'postgres'
import {expect, test} from 'vitest'
import {databaseUrl} from './env.ts'
import {generateTypes} from './generate-types.ts'

test('the generated types match the migrations', async () => {
  const sql = postgres(databaseUrl(), {max: 1})
  const committed = readFileSync(join(import.meta.dirname, 'generated/database.types.gen.ts'), 'utf8')
  expect(committed, 'run: npm run typegen -w @site/supabase').toBe(await generateTypes(sql))
  await sql.end()
})
