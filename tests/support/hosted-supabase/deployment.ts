import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {text} from 'node:stream/consumers'
import {inheritedEnv, npmEnv} from '../../env.ts'

const root = join(import.meta.dirname, '../../..')

export interface Deployment {
  /** Keeps these variables where the document says. */
  writeVariables: (variables: string) => void
  /** Resolves to what the commands, as typed into a shell, have written. It stops at the first that fails. */
  run: (commands: string) => Promise<{code: number | null; output: string}>
  remove: () => void
}

/** A copy of what is deployed, with the CLI pointed at another management API than Supabase's. */
export function prepareDeployment(managementApi: string): Deployment {
  const directory = mkdtempSync(join(tmpdir(), 'hosted-supabase-'))
  const project = join(directory, 'project')
  const filter = (path: string) => !/node_modules|\.temp$|\.env$/.test(path.slice(root.length))
  for (const part of ['package.json', 'supabase', 'schemas'])
    cpSync(join(root, part), join(project, part), {recursive: true, filter})
  const profile = join(directory, 'profile.yaml')
  writeFileSync(
    profile,
    // Nothing is at the project's own addresses: names that end so are never given to anybody.
    `name: test\napi_url: ${managementApi}\ndashboard_url: ${managementApi}\nproject_host: project.invalid\n`,
  )
  const env = {
    ...inheritedEnv,
    ...npmEnv,
    SUPABASE_PROFILE: profile,
    SUPABASE_HOME: join(directory, 'supabase-home'),
    SUPABASE_NO_UPDATE_NOTIFIER: '1',
    DO_NOT_TRACK: '1',
    // No terminal can answer here.
    SUPABASE_YES: '1',
    npm_config_prefer_offline: 'true',
    npm_config_loglevel: 'error',
    npm_config_update_notifier: 'false',
  }
  return {
    writeVariables: (variables) => writeFileSync(join(project, 'supabase/.env'), variables),
    run: async (commands) => {
      const shell = spawn('bash', ['-euc', commands], {cwd: project, env, stdio: ['ignore', 'pipe', 'pipe']})
      const output = Promise.all([text(shell.stdout), text(shell.stderr)])
      const [code] = (await once(shell, 'close')) as [number | null]
      return {code, output: (await output).join('\n')}
    },
    remove: () => rmSync(directory, {recursive: true, force: true}),
  }
}
