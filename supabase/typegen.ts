import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import postgres from 'postgres'
import {databaseUrl} from './env.ts'
import {generateTypes} from './generate-types.ts'

const sql = postgres(databaseUrl(), {max: 1})
writeFileSync(join(import.meta.dirname, 'generated/database.types.gen.ts'), await generateTypes(sql))
await sql.end()
