import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {isDeepStrictEqual} from 'node:util'
import {toolEnv} from '../../../scripts/supervisor/service-env.ts'
import {root} from '../../../scripts/supervisor/variables.ts'
import type {Result, Run, Suite} from './suite.ts'

interface SuiteDataset {
  _type: 'dataset'
  _id: string
  /** Absent from a dataset that has to be downloaded. */
  documents?: Record<string, unknown>[]
}

interface SuiteTest {
  _type: 'test'
  name: string
  filename: string
  query: string
  params: Record<string, unknown> | null
  /** False for a query that has to be refused. */
  valid: boolean
  result: unknown
  dataset: {_ref: string}
  version?: string
  features: string[]
}

/** Parts of GROQ that groq-js leaves out, and a version from before GROQ 1. */
const missingFeatures = ['geoFunctions', 'wildcardMatchSegmentation']
const missingVersion = '0.1'

const port = 54334
const origin = `http://localhost:${port}`
const token = 'conformance-write-token'

/**
 * https://github.com/sanity-io/groq-test-suite, against a Content Lake of its own. Tests of missing features, and of
 * datasets that would have to be downloaded, are left out.
 */
export const groq: Suite = {
  packageName: 'groq-test-suite',
  commit: '0445fe57ed0aca3ffed2f8068a4c63e3f22faaa9',
  start: ({services, stateDirectory}) =>
    services.start({
      name: 'content-lake',
      title: 'Content Lake',
      url: origin,
      probe: `${origin}/v1/ping`,
      port,
      variable: 'LAKE_PORT',
      file: process.execPath,
      args: ['apps/emulators/lake/main.ts'],
      cwd: root,
      env: {
        ...toolEnv,
        LAKE_PORT: String(port),
        STATE_DIR: stateDirectory,
        SANITY_PROJECT_ID: 'conformance',
        SANITY_DATASET: 'production',
        SANITY_API_READ_TOKEN: 'conformance-read-token',
        SANITY_API_WRITE_TOKEN: token,
        STUDIO_URL: 'http://localhost:3333',
        SITE_URL: 'http://localhost:3000',
      },
    }),
  test: async (run) => {
    const entries = await compile(run)
    const datasets = await loadDatasets(entries)
    const results: Result[] = []
    for (const entry of entries) {
      if (entry._type !== 'test' || entry.version === missingVersion) continue
      if (entry.features.some((feature) => missingFeatures.includes(feature))) continue
      const dataset = datasets.get(entry.dataset._ref)
      if (dataset === undefined) continue
      const name = `${entry.filename}: ${entry.name}: ${entry.query.replaceAll(/\s+/g, ' ').trim()}`
      results.push({name, status: (await passes(entry, dataset)) ? 'passed' : 'failed'})
    }
    return results
  },
}

/** Has the suite, once its packages are installed, write its YAML files as one list. */
async function compile({checkout, stateDirectory, command}: Run): Promise<(SuiteDataset | SuiteTest)[]> {
  const output = join(stateDirectory, 'suite.ndjson')
  const args = ['src/build.js', `--out=${output}`]
  await command({name: 'groq-test-suite', file: process.execPath, args, cwd: checkout, env: toolEnv})
  const lines = readFileSync(output, 'utf8').trim().split('\n')
  return lines.map((line) => JSON.parse(line) as SuiteDataset | SuiteTest)
}

/** @returns the name of each dataset in the Content Lake, by its id in the suite */
async function loadDatasets(entries: (SuiteDataset | SuiteTest)[]): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const entry of entries) {
    if (entry._type !== 'dataset' || !entry.documents) continue
    const name = `suite-${names.size}`
    names.set(entry._id, name)
    await load(name, entry.documents)
  }
  return names
}

async function passes({query, params, valid, result: expected}: SuiteTest, dataset: string) {
  const path = `/data/query/${dataset}?perspective=raw`
  const response = await call(path, 'POST', {query, params: params ?? {}})
  const {result} = (await response.json()) as {result?: unknown}
  if (!valid) return response.status === 400
  return response.ok && isDeepStrictEqual(comparable(result), comparable(expected))
}

async function load(name: string, documents: Record<string, unknown>[]) {
  const mutations = documents.map((create) => ({create}))
  const responses = [
    await call(`/datasets/${name}`, 'PUT', {}),
    await call(`/data/mutate/${name}`, 'POST', {mutations}),
  ]
  for (const response of responses) {
    if (!response.ok) throw new Error(`Dataset ${name} could not be loaded: ${await response.text()}`)
  }
}

const call = (path: string, method: string, body: unknown) =>
  fetch(`${origin}/v2025-02-19${path}`, {
    method,
    headers: {authorization: `Bearer ${token}`, 'content-type': 'application/json'},
    body: JSON.stringify(body),
  })

/** A copy without what only a stored document has, and with ranks in place of scores, which may differ. */
function comparable(value: unknown): unknown {
  const scores = new Set<number>()
  const copy: unknown = JSON.parse(JSON.stringify(value ?? null), (key, inner: unknown) => {
    if (['_rev', '_createdAt', '_updatedAt'].includes(key)) return undefined
    if (key === '_score' && typeof inner === 'number') scores.add(inner)
    return inner
  })
  const ranked = [...scores].toSorted((a, b) => b - a)
  return JSON.parse(JSON.stringify(copy), function (this: Record<string, unknown>, key, inner: unknown) {
    if (key !== '_score') return inner
    this._pos = ranked.indexOf(Number(inner)) + 1
    return undefined
  })
}
