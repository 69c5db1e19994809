import type {FunctionError} from './function-error.ts'
import type {Output} from './function-process.ts'

/** A repeated error is logged only once until the function works again. */
export function createFunctionLog(log: (line: string) => void) {
  const lastErrors = new Map<string, string>()

  function write(name: string, text: string) {
    for (const line of text.trimEnd().split('\n')) log(`${name}: ${line}`)
  }

  function writeOnce(name: string, kind: string, text: string) {
    const key = `${kind} of ${name}`
    if (lastErrors.get(key) !== text) write(name, text)
    lastErrors.set(key, text)
  }

  return {
    output(name: string, {text, isError}: Output) {
      if (isError) writeOnce(name, 'output', text)
      else write(name, text)
    },
    error(name: string, {code, message}: FunctionError) {
      writeOnce(name, 'error', `${code}: ${message}`)
    },
    works(name: string) {
      lastErrors.delete(`output of ${name}`)
      lastErrors.delete(`error of ${name}`)
    },
  }
}
