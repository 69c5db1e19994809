import postgres from 'postgres'
import {databaseUrl} from './env.ts'

/** Makes the account with the email address an admin. Its database may be behind a pooler, which prepares no statements. */
async function makeAdmin(email: string): Promise<void> {
  const sql = postgres(databaseUrl(), {max: 1, prepare: false, onnotice: () => {}})
  try {
    await sql`select private.make_admin(${email})`
    console.log(`${email} is an admin.`)
  } catch (error) {
    if (!(error instanceof postgres.PostgresError)) throw error
    process.stderr.write(`${[error.message, error.hint].filter(Boolean).join('. ')}.\n`)
    process.exitCode = 1
  } finally {
    await sql.end()
  }
}

const [email, ...rest] = process.argv.slice(2)
if (email === undefined || rest.length > 0) {
  process.stderr.write('Name one email address: npm run make-admin -- somebody@your-domain\n')
  process.exitCode = 1
} else await makeAdmin(email)
