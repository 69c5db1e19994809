import {execFile} from 'node:child_process'
import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {promisify} from 'node:util'
import * as z from 'zod'
import {root} from '../supervisor/variables.ts'
import {ask} from './ask.ts'
import type {Check} from './finding.ts'
import {attention, leftOut, ok, problem, type Outcome} from './outcome.ts'
import {requireHosted, urlVariable, type Installation} from './installation.ts'
import {askManagement} from './supabase-management.ts'

const run = promisify(execFile)

const manifest = z
  .object({packageManager: z.string(), scripts: z.object({supabase: z.string()})})
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))

export const versionChecks: Check[] = [
  {
    subject: 'Versions',
    name: 'Node',
    run: () => ok(`It is ${process.versions.node}, the project’s own or newer.`),
  },
  {subject: 'Versions', name: 'npm', run: checkNpm},
  {subject: 'Versions', name: 'Supabase CLI', run: checkCli},
  {subject: 'Versions', name: 'functions', run: checkFunctions},
  {subject: 'Versions', name: 'site', run: checkSite},
]

async function checkNpm(): Promise<Outcome> {
  const version = await run('npm', ['--version'], {cwd: root}).then(
    ({stdout}) => stdout.trim(),
    () => undefined,
  )
  if (version === undefined)
    return problem('npm is not on the PATH.', 'Install Node with npm: https://nodejs.org')
  if (Number.parseInt(version, 10) >= 10) return ok(`It is ${version}.`)
  return problem(
    `It is ${version}, and 10 is needed.`,
    `Run: npm install --global ${manifest.packageManager}`,
  )
}

function checkCli(): Outcome {
  const [, version] = /supabase@(\d+\.\d+\.\d+)/.exec(manifest.scripts.supabase) ?? []
  if (version) return ok(`npm run supabase is ${version}.`)
  return problem(
    'package.json names no version of the Supabase CLI.',
    'Name one in its script "supabase", such as supabase@3.1.0.',
  )
}

const folder = join(root, 'supabase/functions')

const functionNames = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'index.ts')))

async function checkFunctions(installation: Installation): Promise<Outcome[] | Outcome> {
  const deployed = await askManagement(
    installation,
    '/functions',
    z.array(z.object({slug: z.string(), updated_at: z.number(), verify_jwt: z.boolean().nullish()})),
  )
  const bySlug = new Map(deployed.map((each) => [each.slug, each]))
  const missing = functionNames.filter((name) => !bySlug.has(name))
  const guarded = functionNames.filter((name) => bySlug.get(name)?.verify_jwt === true)
  const changedAt = await lastChange('supabase/functions', 'supabase/generated', 'schemas')
  const older = functionNames.filter((name) => (bySlug.get(name)?.updated_at ?? Infinity) < changedAt)
  const deploy = 'Run: npm run supabase -- functions deploy --use-api'
  const faults = [
    ...(missing.length > 0 ? [problem(`Not deployed: ${missing.join(', ')}.`, deploy)] : []),
    ...(guarded.length > 0
      ? [
          problem(
            `Supabase lets no webhook and no visitor through to ${guarded.join(', ')}.`,
            `${deploy} It sets verify_jwt of config.toml.`,
          ),
        ]
      : []),
    ...(older.length > 0
      ? [
          attention(
            `Deployed before their last change here: ${older.length === functionNames.length ? 'all functions' : older.join(', ')}.`,
            deploy,
          ),
        ]
      : []),
  ]
  return faults.length > 0
    ? faults
    : ok(`All ${functionNames.length} are deployed, and none is older than the last change.`)
}

/** An id of a build begins with its time (`newBuildId`). */
const health = z.object({build: z.string()})

async function checkSite(installation: Installation): Promise<Outcome> {
  requireHosted(installation, 'site', 'npm start builds the site here when it is stale.')
  const {status, json} = await ask(installation, `${urlVariable(installation.site, 'SITE_URL')}/api/health`)
  const builtAt = Number.parseInt(health.safeParse(json).data?.build ?? '', 10)
  if (!builtAt) return leftOut(`/api/health answers ${status} and names no build.`)
  const changedAt = await lastChange('apps/web', 'schemas')
  const day = new Date(builtAt).toISOString().slice(0, 10)
  if (builtAt >= changedAt) return ok(`It was built on ${day}, after the last change here.`)
  return attention(
    `The site was built on ${day}, before its last change here.`,
    'Build and deploy it again (docs/deploy.md, step 4).',
  )
}

/** When these folders were last changed in this checkout; 0 where git does not tell. */
async function lastChange(...folders: string[]): Promise<number> {
  const args = ['log', '-1', '--format=%ct', '--', ...folders]
  const seconds = await run('git', args, {cwd: root}).then(
    ({stdout}) => Number(stdout.trim()),
    () => 0,
  )
  return seconds * 1000
}
