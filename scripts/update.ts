import {createHash} from 'node:crypto'
import {execFileSync} from 'node:child_process'
import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {parseArgs} from 'node:util'
import {root} from './supervisor/variables.ts'
import {addRelease, deleteOldReleases, linkedRelease, listReleases, pathOf} from './update/releases.ts'
import {runCommand} from './update/run-command.ts'
import {deployBy, ports, rollBack, switchSiteTo} from './update/switch-site.ts'
import {requireVariable, siteVariables, updateVariables} from './update/variables.ts'

const parts = ['database', 'content', 'functions', 'site', 'studio']
const usage = `Usage: npm run update -- [--only PART,PART]
       npm run update -- --back

Builds what is checked out beside the site that runs, then updates ${parts.join(', ')}, in this order; or goes back to the
release before, which leaves database, content and functions as they are. See docs/update.md.`

const {only, back} = readOptions()
const {SITE_DEPLOY: deploy} = updateVariables

if (back) await goBack()
else await update()

async function update(): Promise<void> {
  const has = (part: string) => only.includes(part)
  requireAll(has)
  const release = has('site') && !deploy ? await build() : undefined
  if (has('database')) {
    say('Database')
    await runCommand('npm run supabase -- db push --remote="$DATABASE_URL"', {SUPABASE_YES: '1'})
  }
  if (has('content')) {
    say('Content')
    await runCommand('npm run --silent migrate-content')
  }
  if (has('functions')) {
    say('Functions')
    await runCommand('npm run supabase -- secrets set --env-file supabase/.env', {SUPABASE_YES: '1'})
    await runCommand('npm run supabase -- functions deploy --use-api', {SUPABASE_YES: '1'})
  }
  if (has('site')) say('Site')
  if (release) await switchSiteTo(release)
  else if (has('site') && deploy) await deployBy(deploy)
  if (has('studio')) await deployStudio(release)
  if (release) deleteOldReleases(['current', ...ports])
  console.log(`Everything is updated${release ? `: release ${release}` : ''}.`)
}

/** What would be missing halfway is said before anything is changed. */
function requireAll(has: (part: string) => boolean): void {
  const orElse = 'leave parts out with --only'
  if (has('database')) requireVariable(updateVariables, 'DATABASE_URL', orElse)
  if (has('functions')) requireVariable(updateVariables, 'SUPABASE_ACCESS_TOKEN', orElse)
  if (has('site') && deploy) requireVariable(updateVariables, 'SITE_ROLLBACK', orElse)
  if (has('studio') && isAtSanity()) requireVariable(updateVariables, 'SANITY_AUTH_TOKEN', orElse)
}

function isAtSanity(): boolean {
  return /^https:\/\/[^./]+\.sanity\.studio\/?$/.test(siteVariables.STUDIO_URL ?? '')
}

async function build(): Promise<string> {
  say('Build')
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {cwd: root, encoding: 'utf8'}).trim()
  const time = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')
  // Forms of pages that were sent before the update belong to it if every build has the same key.
  const key = createHash('sha256').update(`server actions ${siteVariables.PREVIEW_SECRET}`).digest('base64')
  const variables = {...siteVariables, NODE_ENV: 'production', NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key}
  await runCommand('npm run build -w @site/web && npm run build -w @site/studio', variables)
  const release = `${time}-${commit}`
  addRelease(release)
  return release
}

/** Elsewhere than at Sanity, the host serves `releases/current/studio/dist`, which has been switched with the site. */
async function deployStudio(release: string | undefined): Promise<void> {
  if (!isAtSanity()) return
  say('Studio')
  const built = release && join(pathOf(release), 'studio/dist')
  const command = built ? `npx sanity deploy "${built}" --no-build --yes` : 'npx sanity deploy --yes'
  await runCommand(`cd studio && ${command}`, siteVariables)
}

async function goBack(): Promise<void> {
  if (deploy) return await rollBack()
  const current = linkedRelease('current')
  const before = listReleases().findLast((release) => current !== undefined && release < current)
  if (!before || !existsSync(pathOf(before))) throw new Error('There is no release before this one.')
  await switchSiteTo(before)
  await deployStudio(before)
  console.log(`The site is back at release ${before}. Database, content and functions are as they were.`)
}

function say(step: string): void {
  console.log(`\n— ${step}`)
}

function readOptions(): {only: string[]; back: boolean} {
  const {values} = parse()
  const chosen = values.only?.split(',') ?? parts
  if (chosen.some((part) => !parts.includes(part))) throw new Error(usage)
  return {only: chosen, back: values.back}
}

function parse() {
  try {
    return parseArgs({
      args: process.argv.slice(3),
      options: {only: {type: 'string'}, back: {type: 'boolean', default: false}},
    })
  } catch (error) {
    throw new Error(usage, {cause: error})
  }
}
