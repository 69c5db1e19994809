import {execFile, spawn, type ChildProcess} from 'node:child_process'
import {once} from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import {dirname, join} from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import {promisify} from 'node:util'
import {inheritedEnv} from '../../env.ts'

const run = promisify(execFile)

/** Made once for all runs. Debian's installer puts on a server what is named beside the smallest system. */
const base = '/var/tmp/debian-stable'
const installed = 'systemd,systemd-sysv,ca-certificates,curl'

const boot = `
mount --make-rprivate / && mount --bind "$ROOT" "$ROOT" && cd "$ROOT"
mount -t proc proc proc && mount -t sysfs sysfs sys && mount -t cgroup2 cgroup2 sys/fs/cgroup
mount -t tmpfs tmpfs run && mount -t tmpfs -o mode=755 tmpfs dev && mkdir dev/pts dev/shm
for device in null zero full random urandom tty; do touch dev/$device && mount --bind /dev/$device dev/$device; done
mount -t devpts -o newinstance,ptmxmode=0666 devpts dev/pts && mount -t tmpfs tmpfs dev/shm
ln -s pts/ptmx dev/ptmx && ln -s /proc/self/fd dev/fd
exec chroot . /usr/bin/env -i container=other PATH=/usr/sbin:/usr/bin /sbin/init`

/** Where it reaches what listens at 127.0.0.1 of this machine. */
export const thisMachine = '10.0.2.2'

interface Setup {
  /** Names on the internet that are addresses of this machine. */
  hosts: Record<string, string>
  /** A file with a certificate that it trusts beside those of this machine. */
  certificate: string
  /** Set in every shell and for every service. */
  env: Record<string, string>
}

/** A new Debian whose first process is systemd, on the kernel of this machine, with ports of its own. */
export class DebianMachine {
  readonly #root = mkdtempSync('/var/tmp/debian-machine-')
  readonly #env: Record<string, string>
  #unshare: ChildProcess | undefined
  #network: ChildProcess | undefined
  #init = 0

  private constructor({env}: Setup) {
    this.#env = {
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      HOME: '/root',
      LANG: 'C.UTF-8',
      ...env,
    }
  }

  /** @throws {Error} if whoever runs this is not root, or debootstrap or slirp4netns is not installed */
  static async start(setup: Setup): Promise<DebianMachine> {
    const missing = ['debootstrap', 'slirp4netns'].filter(
      (program) => !['/usr/bin', '/usr/sbin'].some((folder) => existsSync(join(folder, program))),
    )
    if (missing.length > 0) throw new Error(`This test needs: apt-get install ${missing.join(' ')}`)
    if (!existsSync(base)) {
      await run('debootstrap', ['--variant=minbase', `--include=${installed}`, 'stable', `${base}.new`])
      renameSync(`${base}.new`, base)
    }
    const machine = new DebianMachine(setup)
    await run('cp', ['-a', `${base}/.`, machine.#root])
    machine.#setUp(setup)
    await machine.#boot()
    const {code, output} = await machine.run('update-ca-certificates')
    if (code !== 0) throw new Error(output)
    return machine
  }

  #setUp({hosts, certificate, env}: Setup): void {
    const lines = Object.entries({localhost: '127.0.0.1', ...hosts}).map(
      ([host, address]) => `${address} ${host}\n`,
    )
    this.write('/etc/hosts', lines.join(''))
    const certificates = '/usr/local/share/ca-certificates'
    if (existsSync(certificates)) cpSync(certificates, join(this.#root, certificates), {recursive: true})
    cpSync(certificate, join(this.#root, certificates, 'internet.crt'))
    cpSync('/etc/resolv.conf', join(this.#root, 'etc/resolv.conf'))
    // No terminal can answer there.
    this.write('/etc/apt/apt.conf.d/yes', 'APT::Get::Assume-Yes "true";\n')
    const forServices = Object.entries(env).map(([name, value]) => `"${name}=${value}"`)
    this.write(
      '/etc/systemd/system.conf.d/env.conf',
      `[Manager]\nDefaultEnvironment=${forServices.join(' ')}\n`,
    )
  }

  async #boot(): Promise<void> {
    const namespaces = ['--pid', '--net', '--mount', '--uts', '--ipc', '--cgroup']
    this.#unshare = spawn('unshare', [...namespaces, '--fork', '--kill-child', 'sh', '-ec', boot], {
      env: {...inheritedEnv, ROOT: this.#root},
      stdio: 'ignore',
    })
    const {pid} = this.#unshare
    for (let tries = 0; tries < 600; tries++) {
      await wait(100)
      if (this.#unshare.exitCode !== null) throw new Error('The Debian machine did not boot')
      const [init] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
      if (!init) continue
      this.#init = Number(init)
      // A program without privileges stands for a router: from in there it reaches what this machine does.
      this.#network ??= spawn('slirp4netns', ['--configure', '--mtu=65520', init, 'tap0'], {stdio: 'ignore'})
      if (/running|degraded/.test((await this.run('systemctl is-system-running')).output)) return
    }
    throw new Error('The Debian machine does not boot')
  }

  /** Where one of its paths is on this machine. */
  path(path: string): string {
    return join(this.#root, path)
  }

  /** The text of a file in it. */
  read(path: string): string {
    return readFileSync(join(this.#root, path), 'utf8')
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.#root, path)), {recursive: true})
    writeFileSync(join(this.#root, path), text)
  }

  /**
   * What is typed into a shell of root there, which ends at the first command that fails.
   *
   * @param until ends it, as Ctrl-C does, once it has written this
   */
  async run(commands: string, until?: string): Promise<{code: number | null; output: string}> {
    const enter = ['--target', String(this.#init), '--all', '--root', '--wdns=/root']
    const shell = spawn('nsenter', [...enter, 'setsid', '--wait', 'bash', '-ec', `echo $$\n${commands}`], {
      env: this.#env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    let interrupted = false
    for (const stream of [shell.stdout, shell.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (until === undefined || interrupted || !output.includes(until)) return
        interrupted = true
        const [group] = output.split('\n')
        spawn('nsenter', [...enter, 'bash', '-c', `kill -INT -${group}`], {env: this.#env})
      })
    const [code] = (await once(shell, 'close')) as [number | null]
    return {code, output: output.slice(output.indexOf('\n') + 1)}
  }

  async stop(): Promise<void> {
    if (this.#unshare?.exitCode === null) {
      const exit = once(this.#unshare, 'exit')
      process.kill(this.#init, 'SIGKILL')
      await exit
    }
    this.#network?.kill()
    rmSync(this.#root, {recursive: true, force: true})
  }
}
