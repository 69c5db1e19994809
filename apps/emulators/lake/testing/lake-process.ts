import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {join} from 'node:path'

const entry = join(import.meta.dirname, '../main.ts')

/** Runs the emulator as `npm start` does: as a process, told everything by its environment. */
export function lakeProcess(environment: Record<string, string>) {
  const child = spawn(process.execPath, [entry], {env: environment, stdio: ['ignore', 'pipe', 'pipe']})
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += String(chunk)))
  child.stderr.on('data', (chunk: Buffer) => (output += String(chunk)))

  return {
    output: () => output,
    /** Address of the emulator, once it says that it is ready. */
    async ready(): Promise<string> {
      for await (const chunk of child.stdout.iterator({destroyOnReturn: false})) {
        const [, origin] = /ready at (\S+)/.exec(String(chunk)) ?? []
        if (origin) return origin
      }
      throw new Error(`The emulator ended before it was ready: ${output}`)
    },
    async exit(): Promise<number | null> {
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      return child.exitCode
    },
    kill: (signal: NodeJS.Signals) => child.kill(signal),
  }
}
