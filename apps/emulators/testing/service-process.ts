import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {onTestFinished} from 'vitest'

interface Service {
  /** Its `main.ts`. */
  entry: string
  environment: Record<string, string>
  /** What it writes when it is ready; the groups are its addresses. */
  announcement: RegExp
  /** What runs it. */
  file?: string
}

/** Runs a service as `npm start` does: as a process, told everything by its environment; ended with the test. */
export function serviceProcess({entry, environment, announcement, file = process.execPath}: Service) {
  const child = spawn(file, [entry], {env: environment, stdio: ['ignore', 'pipe', 'pipe']})
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += String(chunk)))
  child.stderr.on('data', (chunk: Buffer) => (output += String(chunk)))

  async function exit(): Promise<number | null> {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    return child.exitCode
  }
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await exit()
  })

  return {
    output: () => output,
    exit,
    /** The addresses that it announces, once it does. */
    async ready(): Promise<string[]> {
      for await (const chunk of child.stdout.iterator({destroyOnReturn: false})) {
        const addresses = announcement.exec(String(chunk))?.slice(1)
        if (addresses) return addresses
      }
      throw new Error(`It ended before it was ready: ${output}`)
    },
    kill: (signal: NodeJS.Signals) => child.kill(signal),
  }
}
