import {parseArgs} from 'node:util'
import {parts, type Part} from './parts.ts'

interface Options {
  parts: readonly Part[]
  runs: number
  compare: string | undefined
}

/** Parses `[part …] [--runs N] [--compare FILE]`. @throws {Error} */
export function parseOptions(args: string[]): Options {
  const text = {type: 'string'} as const
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {runs: {...text, default: '3'}, compare: text},
  })
  const unknown = positionals.filter((name) => !parts.some((part) => part.name === name))
  if (unknown.length > 0) {
    const names = parts.map(({name}) => name).join(', ')
    throw new Error(`There is no benchmark "${unknown.join(', ')}". There are: ${names}.`)
  }
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1 || runs > 20)
    throw new Error('--runs must be a number from 1 to 20.')
  const chosen = parts.filter(({name}) => positionals.length === 0 || positionals.includes(name))
  return {parts: chosen, runs, compare: values.compare}
}
