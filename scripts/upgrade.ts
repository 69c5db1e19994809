import {parseArgs} from 'node:util'
import {directDependencies, groupOf} from './upgrade/groups.ts'
import {tryGroup} from './upgrade/try-group.ts'

const usage = `Usage: npm run upgrade -- [--latest] [--check] [GROUP …]

Raises the packages of each group of renovate.json in a copy of the last commit, to versions that are at least two weeks old,
runs npm test there, and leaves the result on the branch upgrade/GROUP.
--latest  takes new major versions too
--check   runs only format, lint, types and unit tests`

const packages = Map.groupBy(
  directDependencies.filter((name) => groupOf(name).enabled),
  (name) => groupOf(name).groupName,
)
const {values, positionals} = readOptions()
const chosen = positionals.length > 0 ? positionals : [...packages.keys()]
const unknown = chosen.filter((group) => !packages.has(group))
if (unknown.length > 0)
  throw new Error(`There is no group "${unknown.join(', ')}". There are: ${[...packages.keys()].join(', ')}.`)

const results: string[][] = []
for (const group of chosen) {
  console.log(`${group}: ${packages.get(group)?.join(', ')}`)
  const [verdict = '', ...lines] = await tryGroup(group, packages.get(group) ?? [], values)
  results.push([`${group}: ${verdict}`, ...lines])
}
console.log(['', ...results.flat()].join('\n'))
process.exitCode = results.flat().some((line) => line.includes('✗')) ? 1 : 0

function readOptions() {
  try {
    const options = {latest: {type: 'boolean'}, check: {type: 'boolean'}} as const
    return parseArgs({args: process.argv.slice(3), options, allowPositionals: true})
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${usage}`, {cause: error})
  }
}
