import type {FunctionFailure} from './function-failure.ts'
import type {Print} from './function-worker.ts'

/** What functions print and how they fail; the same trouble is told once, until they work again. */
export function createFunctionLog(log: (line: string) => void) {
  const lastTroubles = new Map<string, string>()

  function write(name: string, text: string) {
    for (const line of text.trimEnd().split('\n')) log(`${name}: ${line}`)
  }

  function tellTrouble(name: string, kind: string, text: string) {
    const key = `${kind} of ${name}`
    if (lastTroubles.get(key) !== text) write(name, text)
    lastTroubles.set(key, text)
  }

  return {
    print(name: string, {text, isError}: Print) {
      if (isError) tellTrouble(name, 'print', text)
      else write(name, text)
    },
    fail(name: string, {code, message}: FunctionFailure) {
      tellTrouble(name, 'failure', `${code}: ${message}`)
    },
    works(name: string) {
      lastTroubles.delete(`print of ${name}`)
      lastTroubles.delete(`failure of ${name}`)
    },
  }
}
