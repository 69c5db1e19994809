import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {join} from 'node:path'
import {onTestFinished} from 'vitest'

const entry = join(import.meta.dirname, '../main.ts')
/** What may run it instead of Node itself. */
export const tsx = join(import.meta.dirname, '../../../../node_modules/.bin/tsx')

/** Runs the server as `npm start` does: as a process, told everything by its environment; ended with the test. */
export function functionsProcess(environment: Record<string, string>, file = process.execPath) {
  const child = spawn(file, [entry], {
    env: {PATH: join(process.execPath, '..'), ...environment},
    stdio: ['ignore', 'pipe', 'pipe'],
  })
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
    /** Address of the functions, once the server says that it is ready. */
    async ready(): Promise<string> {
      for await (const chunk of child.stdout.iterator({destroyOnReturn: false})) {
        const [, url] = /ready at (\S+)/.exec(String(chunk)) ?? []
        if (url) return url
      }
      throw new Error(`The server ended before it was ready: ${output}`)
    },
    kill: (signal: NodeJS.Signals) => child.kill(signal),
  }
}
