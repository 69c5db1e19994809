import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {join} from 'node:path'
import {onTestFinished} from 'vitest'

const entry = join(import.meta.dirname, '../main.ts')

/** Runs mail as `npm start` does: as a process, told everything by its environment; ended with the test. */
export function mailProcess(environment: Record<string, string>) {
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
    async ready(): Promise<{resendUrl: string; inboxUrl: string}> {
      for await (const chunk of child.stdout.iterator({destroyOnReturn: false})) {
        const [, resendUrl, inboxUrl] = /Resend at (\S+), inbox at (\S+)/.exec(String(chunk)) ?? []
        if (resendUrl && inboxUrl) return {resendUrl, inboxUrl}
      }
      throw new Error(`Mail ended before it was ready: ${output}`)
    },
    kill: (signal: NodeJS.Signals) => child.kill(signal),
  }
}
