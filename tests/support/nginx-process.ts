import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import {freePort} from '../../scripts/supervisor/ports.ts'

const program = '/usr/sbin/nginx'
const documented = join(import.meta.dirname, '../../docs/nginx.conf')

/** Debian's nginx with `docs/nginx.conf`, in front of the instances of the site at these URLs. */
export class NginxProcess {
  readonly url: string
  readonly #folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  readonly #child: ChildProcess

  private constructor(port: number, instances: string[] | {upstream: string}) {
    this.url = `http://localhost:${port}`
    const site = readFileSync(documented, 'utf8')
      .replace('/var/lib/nginx/site', join(this.#folder, 'cache'))
      // One address asks more than a visitor would.
      .replace('rate=20r/s', 'rate=10000r/s')
      .replace('listen 80;', `listen ${port};`)
      .replaceAll(/(upstream (\w+) \{\s+)include \S+;/g, (_, start: string, name: string) => {
        if (!Array.isArray(instances)) return `${start}include ${instances.upstream};`
        const options = name === 'webhook' ? ' max_fails=0' : ''
        return start + instances.map((url) => `server ${new URL(url).host}${options};`).join('\n')
      })
    const around = `daemon off; user root; pid ${this.#folder}/pid; error_log ${this.#folder}/error.log; events {} http { access_log off; ${site} }`
    writeFileSync(join(this.#folder, 'nginx.conf'), around)
    this.#child = spawn(program, ['-c', join(this.#folder, 'nginx.conf')], {stdio: 'inherit'})
  }

  /**
   * @param instances or the file that names them
   * @throws {Error} if nginx is not installed, or ends at once
   */
  static async start(instances: string[] | {upstream: string}, port?: number): Promise<NginxProcess> {
    if (!existsSync(program)) throw new Error('This test needs nginx: apt-get install nginx')
    const nginx = new NginxProcess(port ?? (await freePort()), instances)
    for (;;) {
      if (nginx.#child.exitCode !== null) throw new Error('nginx has ended')
      const response = await fetch(nginx.url).catch(() => undefined)
      if (response?.ok) return nginx
      await wait(25)
    }
  }

  /** The command that makes it read its configuration again. */
  get reload(): string {
    return `kill -HUP ${this.#child.pid}`
  }

  async stop(): Promise<void> {
    const exit = once(this.#child, 'exit')
    this.#child.kill('SIGTERM')
    await exit
    rmSync(this.#folder, {recursive: true})
  }
}
