import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {root} from '../../supervisor/variables.ts'
import {NotReached} from '../ask.ts'
import type {Check} from '../finding.ts'
import {attention, ok, problem, type Outcome} from '../outcome.ts'
import type {Catalog, Installation} from '../installation.ts'
import {readCatalog} from './read-catalog.ts'
import {withDatabase} from './with-database.ts'

const push = 'Run: npm run supabase -- db push --remote="$DATABASE_URL"'
const MOST_NAMED = 8

export const databaseChecks: Check[] = [
  {subject: 'Connections', name: 'database', run: checkConnection},
  {subject: 'Versions', name: 'Postgres', run: checkVersion},
  {subject: 'Database and content', name: 'migrations', run: checkMigrations},
  {subject: 'Database and content', name: 'schema', run: checkSchema},
]

async function checkConnection(installation: Installation): Promise<Outcome> {
  try {
    await withDatabase(installation, (sql) => sql`select 1`)
    return ok('The database answers.')
  } catch (error) {
    if (error instanceof NotReached) return problem(error.message, error.todo)
    throw error
  }
}

async function checkVersion(installation: Installation): Promise<Outcome> {
  const [, expected = ''] =
    /^major_version = (\d+)$/m.exec(readFileSync(join(root, 'supabase/config.toml'), 'utf8')) ?? []
  const version = await withDatabase(installation, async (sql) => {
    const [row] = await sql<{server_version: string}[]>`show server_version`
    return row?.server_version ?? ''
  })
  if (version.split('.')[0] === expected) return ok(`It is ${version}, of the same kind as the tests’.`)
  return attention(
    `It is ${version}, and the tests run on ${expected}.`,
    'Upgrade the project (Supabase, Settings, Infrastructure), or the tests with a developer.',
  )
}

const migrationFiles = () =>
  readdirSync(join(root, 'supabase/migrations'))
    .filter((file) => /^\d{14}_\w+\.sql$/.test(file))
    .toSorted()

async function checkMigrations(installation: Installation): Promise<Outcome> {
  const files = migrationFiles()
  const applied = await withDatabase(installation, async (sql) => {
    const [found] = await sql<{found: boolean}[]>`
      select to_regclass('supabase_migrations.schema_migrations') is not null as found`
    if (!found?.found) return []
    const rows = await sql<{version: string}[]>`select version from supabase_migrations.schema_migrations`
    return rows.map(({version}) => version)
  })
  const missing = files.filter((file) => !applied.includes(file.slice(0, 14)))
  const unknown = applied.filter((version) => !files.some((file) => file.startsWith(version)))
  if (unknown.length > 0)
    return problem(
      `The database has migrations that this checkout does not have: ${named(unknown)}.`,
      'Check out the version of the project that was deployed, or merge it.',
    )
  if (missing.length > 0) return problem(`These migrations are not applied: ${named(missing)}.`, push)
  return ok(`All ${files.length} are applied.`)
}

/** docs/hosted-supabase.md makes it for the schedule. */
const madeByHand = /^(grant on )?function private\.call_function\(/

async function checkSchema(installation: Installation): Promise<Outcome[] | Outcome> {
  const actual = await withDatabase(installation, readCatalog)
  const expected = await installation.expectedCatalog()
  const differences = compare(actual, expected)
  const outcomes = [
    ...told(differences.missing, (names) =>
      problem(
        `Missing from the database: ${names}.`,
        `${push} If all are applied, somebody removed it by hand.`,
      ),
    ),
    ...told(differences.changed, (names) =>
      problem(
        `Not as the migrations made it: ${names}.`,
        'Somebody changed it by hand. Change it back in the SQL editor, or make a migration of it.',
      ),
    ),
    ...told(differences.extra.filter(isRight), (names) =>
      problem(
        `More is allowed than the migrations allow: ${names}.`,
        'Somebody allowed it by hand. Take it back in the SQL editor, or make a migration of it.',
      ),
    ),
    ...told(
      differences.extra.filter((name) => !isRight(name)),
      (names) =>
        attention(
          `In the database, but not in the migrations: ${names}.`,
          'Remove it in the SQL editor if nothing needs it, or make a migration of it.',
        ),
    ),
  ]
  return outcomes.length > 0
    ? outcomes
    : ok(`All ${expected.size} definitions are as the migrations make them.`)
}

const isRight = (name: string) => /^(grant|policy|publication) /.test(name)

const told = (names: readonly string[], say: (names: string) => Outcome): Outcome[] =>
  names.length > 0 ? [say(named(names))] : []

function compare(actual: Catalog, expected: Catalog) {
  const names = [...expected.keys()]
  const missing = names.filter((name) => !actual.has(name))
  return {
    missing: withoutParts(missing),
    changed: names.filter((name) => actual.has(name) && actual.get(name) !== expected.get(name)),
    extra: withoutParts([...actual.keys()].filter((name) => !expected.has(name) && !madeByHand.test(name))),
  }
}

/** Of a table that is missing as a whole, its columns and all else need no mention. */
function withoutParts(names: string[]): string[] {
  const wholes = names
    .filter((name) => /^(table|function) /.test(name))
    .map((name) => name.replace(/^\w+ /, ''))
  return names.filter(
    (name) =>
      /^(table|function) /.test(name) ||
      !wholes.some(
        (whole) =>
          name.includes(` ${whole}`) || name.includes(`${whole}.`) || name.startsWith(`index ${whole}`),
      ),
  )
}

function named(names: readonly string[]): string {
  const rest = names.length - MOST_NAMED
  return names.slice(0, MOST_NAMED).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}
