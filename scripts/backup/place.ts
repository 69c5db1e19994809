import * as z from 'zod'
import {shell, type Variables} from '../env.ts'
import {isSanityHosted, isSupabaseHosted} from '../hosted.ts'
import {readRunRecord} from '../supervisor/run-record.ts'
import {findStateDirectory, layerVariables, root} from '../supervisor/variables.ts'
import {nameDataset, type ContentAccess} from './content-lake.ts'
import {nameDatabase} from './save-database.ts'
import type {StorageAccess} from './stored-files.ts'

/** What a backup is of, and what one is restored into. */
export interface Place {
  content: ContentAccess
  databaseUrl: string
  storage: StorageAccess
}

const filled = (what: string) => z.string(`must hold ${what}`).min(1, `must hold ${what}`)

const shape = z.object({
  SANITY_API_HOST: z.string().default(''),
  SANITY_PROJECT_ID: filled('the id of the Sanity project'),
  SANITY_DATASET: filled('the name of the dataset'),
  SANITY_API_READ_TOKEN: filled('a token of Sanity that may read'),
  SANITY_API_WRITE_TOKEN: z.string().default(''),
  DATABASE_URL: z.url({
    protocol: /^postgres(ql)?$/,
    error: 'must hold the URL of the database, postgresql://…',
  }),
  SUPABASE_URL: z.url({protocol: /^https?$/, error: 'must hold the URL of Supabase'}),
  SUPABASE_SECRET_KEY: filled('a secret key of Supabase, sb_secret_…'),
})

/** A hosted service is named as for the other commands; what runs here is used for the rest. */
export function readPlace(access: 'read' | 'write'): Place {
  const variables = layerVariables({directory: root, shell})
  return parsePlace(namesOfPlace(variables), access)
}

function namesOfPlace(variables: Variables): Variables {
  const running = readRunRecord(findStateDirectory(root, shell))?.env
  const content = isSanityHosted(variables) ? variables : running
  const hosted = shell.DATABASE_URL !== undefined || isSupabaseHosted(variables)
  const supabase: Variables | undefined = hosted ? {...shell, SUPABASE_URL: variables.SUPABASE_URL} : running
  if (!content || !supabase) {
    throw new Error('Nothing runs here. Start with: npm start. For hosted services, see docs/backup.md.')
  }
  const {DATABASE_URL, SUPABASE_URL, SUPABASE_SECRET_KEY} = supabase
  return {...content, DATABASE_URL, SUPABASE_URL, SUPABASE_SECRET_KEY}
}

/** @throws {Error} that names each missing or malformed variable and what it should hold */
export function parsePlace(variables: Variables, access: 'read' | 'write'): Place {
  const required =
    access === 'write'
      ? shape.extend({SANITY_API_WRITE_TOKEN: filled('a token of Sanity that may write')})
      : shape
  const parsed = required.safeParse(variables)
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({path, message}) => `  ${path.join('.')} ${message}`)
    throw new Error(`The environment is incomplete or malformed:\n${faults.join('\n')}\nSee docs/backup.md.`)
  }
  const given = parsed.data
  requireOneProject(given)
  return {
    content: {
      apiHost: given.SANITY_API_HOST,
      projectId: given.SANITY_PROJECT_ID,
      dataset: given.SANITY_DATASET,
      token: access === 'write' ? given.SANITY_API_WRITE_TOKEN : given.SANITY_API_READ_TOKEN,
    },
    databaseUrl: given.DATABASE_URL,
    storage: {url: given.SUPABASE_URL, secretKey: given.SUPABASE_SECRET_KEY},
  }
}

/** The files of one project with the rows of another would be no backup. */
function requireOneProject({DATABASE_URL, SUPABASE_URL}: {DATABASE_URL: string; SUPABASE_URL: string}) {
  const project = /^([a-z]{20})\.supabase\.co$/.exec(new URL(SUPABASE_URL).hostname)?.[1]
  const {username, hostname} = new URL(DATABASE_URL)
  const other =
    /^postgres\.([a-z]{20})$/.exec(username)?.[1] ?? /^db\.([a-z]{20})\.supabase\.co$/.exec(hostname)?.[1]
  if (project && other && project !== other)
    throw new Error(`SUPABASE_URL is of the project ${project}, and DATABASE_URL of ${other}.`)
}

const isHere = (url: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)

/** Those parts that are not on this machine, by their names. */
export function hostedParts({content, databaseUrl}: Place): string[] {
  return [
    ...(content.apiHost && isHere(content.apiHost) ? [] : [`the dataset ${nameDataset(content)}`]),
    ...(isHere(databaseUrl) ? [] : [`the database ${nameDatabase(databaseUrl)}`]),
  ]
}
