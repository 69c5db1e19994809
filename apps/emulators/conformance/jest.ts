import {readFileSync} from 'node:fs'
import {join, relative} from 'node:path'
import * as z from 'zod'
import {toolEnv} from '../../../scripts/supervisor/service-env.ts'
import type {Result, Run} from './suite.ts'

const jestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(z.object({fullName: z.string(), status: z.string()})),
    }),
  ),
})

/**
 * Runs the checkout's own Jest, one test file after the other as its own CI does.
 *
 * @param name of the report
 * @throws {Error} when it leaves no report
 */
export async function runJest(run: Run, name: string, args: string[] = []): Promise<Result[]> {
  const report = join(run.stateDirectory, `${name}.json`)
  await run.command({
    name,
    file: join(run.checkout, 'node_modules/.bin/jest'),
    args: ['--runInBand', '--coverage=false', '--ci', '--json', `--outputFile=${report}`, ...args],
    cwd: run.checkout,
    env: toolEnv,
  })
  return readReport(run, report)
}

function readReport(run: Run, from: string): Result[] {
  const {testResults} = jestReport.parse(JSON.parse(readFileSync(from, 'utf8')))
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
