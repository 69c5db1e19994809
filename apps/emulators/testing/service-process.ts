import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {onTestFinished} from 'vitest'

interface Service {
  /** Path of its `main.ts`. */
  entry: string
  environment: Record<string, string>
  /** Matches the line it prints when ready; the groups are its URLs. */
  announcement: RegExp
}

/** Runs a service as `npm start` does: a process configured by its environment. Killed at the end of the test. */
export function serviceProcess({entry, environment, announcement}: Service) {
  const child = spawn(process.execPath, [entry], {env: environment, stdio: ['ignore', 'pipe', 'pipe']})
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
    /** Resolves to the URLs that it announces. */
    async ready(): Promise<string[]> {
      for await (const chunk of child.stdout.iterator({destroyOnReturn: false})) {
        const urls = announcement.exec(String(chunk))?.slice(1)
        if (urls) return urls
      }
      throw new Error(`It ended before it was ready: ${output}`)
    },
    kill: (signal: NodeJS.Signals) => child.kill(signal),
  }
}
