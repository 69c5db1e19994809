import postgres, {type Sql} from 'postgres'
import {NotReached} from '../ask.ts'
import {LeftOut} from '../outcome.ts'
import {isPlaceholder, type Installation} from '../installation.ts'

/** Checks share one, since a pooler gives few. */
const clients = new WeakMap<Installation, Promise<Sql>>()

/** @throws {LeftOut} without the database's address, and where it does not answer */
export async function withDatabase<Result>(
  installation: Installation,
  run: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  const client = clients.get(installation) ?? connect(installation)
  clients.set(installation, client)
  return run(await client)
}

async function connect({databaseUrl, timeoutMs}: Installation): Promise<Sql> {
  if (!databaseUrl)
    throw new LeftOut(
      'Needs the database’s address in the shell: export DATABASE_URL (docs/hosted-supabase.md).',
    )
  if (isPlaceholder(databaseUrl))
    throw new NotReached(
      'DATABASE_URL still has the value of the example.',
      'Copy the session pooler’s address (Supabase, Connect), with the password of the database.',
    )
  if (!URL.canParse(databaseUrl))
    throw new NotReached(
      'DATABASE_URL is no URL.',
      'Percent-encode special characters of the password, such as %2F for a slash.',
    )
  const sql = postgres(databaseUrl, {
    max: 2,
    // Nobody knows which check is the last.
    idle_timeout: 1,
    onnotice: () => {},
    connect_timeout: Math.ceil(timeoutMs / 1000),
    connection: {application_name: 'doctor'},
  })
  try {
    await sql`select 1`
    return sql
  } catch (error) {
    throw reasonOf(error, new URL(databaseUrl).host)
  }
}

function reasonOf(error: unknown, host: string): unknown {
  if (!(error instanceof Error)) return error
  const code = 'code' in error ? String(error.code) : ''
  if (['28P01', '28000', 'XX000'].includes(code))
    return new NotReached(
      'The database refuses the name or the password of DATABASE_URL.',
      'Copy the session pooler’s address (Supabase, Connect) and percent-encode the password.',
    )
  if (code === 'ENOTFOUND')
    return new NotReached(
      `There is no host ${host}.`,
      'Copy the session pooler’s address (Supabase, Connect).',
    )
  if (
    ['ECONNREFUSED', 'CONNECT_TIMEOUT', 'ENETUNREACH', 'EHOSTUNREACH', 'EAI_AGAIN', 'ETIMEDOUT'].includes(
      code,
    )
  )
    return new NotReached(
      `The database at ${host} does not answer.`,
      'Use the session pooler’s address, not the direct one, which has no IPv4 (Supabase, Connect).',
    )
  if (code && !(error instanceof postgres.PostgresError))
    return new NotReached(
      `The connection to the database at ${host} broke off (${code}).`,
      'Compare DATABASE_URL with the session pooler’s address (Supabase, Connect), and try again.',
    )
  return error
}
