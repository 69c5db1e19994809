import {execFileSync, spawn} from 'node:child_process'
import {once} from 'node:events'
import {existsSync, globSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {text} from 'node:stream/consumers'
import {inheritedEnv, npmEnv} from '../env.ts'

const root = join(import.meta.dirname, '../..')

const lines = (variables: Record<string, string>) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('')

/** A checkout as on a server, in which `npm run update` runs. Processes take the place of systemd's instances. */
export class UpdatedServer {
  readonly folder = mkdtempSync(join(tmpdir(), 'updated-'))
  readonly #ports: string[]

  /** @param ports of the two instances */
  constructor(ports: number[]) {
    this.#ports = ports.map(String)
    execFileSync('git', ['clone', '--quiet', root, this.folder])
    // Hard links: as installed, in a second.
    for (const folder of globSync('{,apps/*/,studio/,schemas/,supabase/,tests/}node_modules', {cwd: root}))
      execFileSync('cp', ['-al', join(root, folder), this.path(folder)])
  }

  path(...parts: string[]): string {
    return join(this.folder, ...parts)
  }

  configure(site: Record<string, string>, update: Record<string, string>, reloadNginx: string): void {
    writeFileSync(this.path('.env'), lines(site))
    const pid = '"releases/pid-$PORT"'
    const start = '../node --env-file=../../../.env apps/web/server.js >>../../log 2>&1'
    const commands = {
      SITE_PORTS: this.#ports.join(','),
      SITE_START: `cd releases/$PORT/site; NODE_ENV=production HOSTNAME=localhost KEEP_ALIVE_TIMEOUT=70000 setsid ${start} & echo $! >../../pid-$PORT`,
      SITE_STOP: `[ -f ${pid} ] || exit 0; kill $(cat ${pid}) || true; while [ -e /proc/$(cat ${pid})/exe ]; do sleep 0.1; done; rm ${pid}`,
      SITE_SWITCH: reloadNginx,
    }
    const quoted = Object.entries({...commands, ...update}).map(([name, value]) => `${name}=\`${value}\`\n`)
    writeFileSync(this.path('.env.update'), quoted.join(''))
  }

  /** Commits files as a developer would. */
  commit(files: Record<string, string>): void {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(this.path(path)), {recursive: true})
      writeFileSync(this.path(path), content)
    }
    const git = (...args: string[]) => execFileSync('git', ['-C', this.folder, ...args])
    git('add', '--all')
    git(
      '-c',
      'user.name=Test',
      '-c',
      'user.email=test@example.test',
      'commit',
      '--quiet',
      '--allow-empty',
      '-m',
      'A release',
    )
  }

  async run(command: string, environment: Record<string, string>): Promise<{code: number; output: string}> {
    const child = spawn('bash', ['-uc', `${command} 2>&1`], {
      cwd: this.folder,
      env: {...inheritedEnv, ...npmEnv, DO_NOT_TRACK: '1', ...environment},
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    // The site that it starts holds the pipe open.
    const output = text(child.stdout)
    const [code] = (await once(child, 'exit')) as [number]
    return {code, output: await output}
  }

  /** The release to which a link leads. */
  release(link = 'current'): string {
    return readlinkSync(this.path('releases', link))
  }

  async remove(): Promise<void> {
    const stop = this.#ports.map((port) => `kill $(cat releases/pid-${port})`).join('; ')
    if (existsSync(this.path('releases'))) await this.run(stop, {})
    rmSync(this.folder, {recursive: true, force: true})
  }
}
