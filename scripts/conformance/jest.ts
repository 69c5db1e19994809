import {readFileSync} from 'node:fs'
import {join, relative} from 'node:path'
import * as z from 'zod'
import type {Command} from '../supervisor/child.ts'
import {toolEnv} from '../supervisor/service-env.ts'
import type {Result, Run} from './suite.ts'

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(z.object({fullName: z.string(), status: z.string()})),
    }),
  ),
})

const reportPath = ({stateDirectory}: Run, name: string) => join(stateDirectory, `${name}.json`)

/** The checkout's own Jest, one test file after the other as its own CI runs it. */
export function jestCommand(run: Run, name: string, args: string[]): Command {
  const output = `--outputFile=${reportPath(run, name)}`
  return {
    name,
    file: join(run.checkout, 'node_modules/.bin/jest'),
    args: ['--runInBand', '--coverage=false', '--ci', '--json', output, ...args],
    cwd: run.checkout,
    env: toolEnv,
  }
}

/** @throws {Error} when a command left no report */
export function jestResults(run: Run, names: string[]): Result[] {
  return names.flatMap((name) => readReport(run, reportPath(run, name)))
}

function readReport(run: Run, from: string): Result[] {
  const {testResults} = report.parse(JSON.parse(readFileSync(from, 'utf8')))
  return testResults.flatMap(({name: path, message, assertionResults}): Result[] => {
    const file = relative(run.checkout, path)
    if (assertionResults.length === 0)
      return [{name: `${file} does not run: ${message.split('\n')[0]}`, status: 'failed'}]
    return assertionResults.map(({fullName, status}) => ({
      name: `${file}: ${fullName}`,
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
    }))
  })
}
