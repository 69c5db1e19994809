import {execFile, spawn} from 'node:child_process'
import {once} from 'node:events'
import {existsSync} from 'node:fs'
import {mkdtemp, readFile, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {isDeepStrictEqual, promisify} from 'node:util'

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

const token = 'conformance-write-token'
const lakeEntry = join(import.meta.dirname, '../../apps/emulators/lake/main.ts')
const run = promisify(execFile)

/**
 * Runs the GROQ test suite of the checkout in `directory` (sanity-io/groq-test-suite) against a Content Lake of its own.
 * Tests of missing features, and of datasets that would have to be downloaded, are left out.
 */
export async function runGroqSuite(directory: string): Promise<{passed: number; failed: string[]}> {
  const entries = await compileSuite(directory)
  const lake = await startLake()
  try {
    return await runTests(entries, lake.origin)
  } finally {
    await lake.stop()
  }
}

/** Has the suite write its YAML files as one list, for which it needs packages of its own. */
async function compileSuite(directory: string): Promise<(SuiteDataset | SuiteTest)[]> {
  if (!existsSync(join(directory, 'node_modules'))) {
    await run('npm', ['install', '--no-package-lock', '--no-audit', '--no-fund'], {cwd: directory})
  }
  const output = join(directory, 'suite.ndjson')
  await run(process.execPath, ['src/build.js', `--out=${output}`], {cwd: directory})
  const lines = (await readFile(output, 'utf8')).trim().split('\n')
  return lines.map((line) => JSON.parse(line) as SuiteDataset | SuiteTest)
}

async function startLake() {
  const state = await mkdtemp(join(tmpdir(), 'groq-suite-'))
  const environment = {
    LAKE_PORT: '0',
    STATE_DIR: state,
    SANITY_PROJECT_ID: 'conformance',
    SANITY_DATASET: 'production',
    SANITY_API_READ_TOKEN: 'conformance-read-token',
    SANITY_API_WRITE_TOKEN: token,
    STUDIO_URL: 'http://localhost:3333',
    SITE_URL: 'http://localhost:3000',
  }
  const lake = spawn(process.execPath, [lakeEntry], {env: environment, stdio: ['ignore', 'pipe', 'inherit']})
  const [line] = (await Promise.race([once(lake.stdout, 'data'), once(lake, 'exit')])) as unknown[]
  const [origin] = /http:\S+/.exec(String(line)) ?? []
  if (origin === undefined) throw new Error(`The Content Lake did not start: ${String(line)}`)
  return {
    origin,
    async stop() {
      const exit = once(lake, 'exit')
      lake.kill()
      await exit
      await rm(state, {recursive: true})
    },
  }
}

async function runTests(entries: (SuiteDataset | SuiteTest)[], origin: string) {
  const datasets = new Map<string, string>()
  for (const entry of entries) {
    if (entry._type !== 'dataset' || !entry.documents) continue
    const name = `suite-${datasets.size}`
    datasets.set(entry._id, name)
    await load(origin, name, entry.documents)
  }
  let passed = 0
  const failed: string[] = []
  for (const test of entries) {
    if (test._type !== 'test' || test.version === missingVersion) continue
    if (test.features.some((feature) => missingFeatures.includes(feature))) continue
    const dataset = datasets.get(test.dataset._ref)
    if (dataset === undefined) continue
    const response = await call(origin, `/data/query/${dataset}?perspective=raw`, 'POST', {
      query: test.query,
      params: test.params ?? {},
    })
    const {result} = (await response.json()) as {result?: unknown}
    const isRight = test.valid
      ? response.ok && isDeepStrictEqual(comparable(result), comparable(test.result))
      : response.status === 400
    if (isRight) passed += 1
    else failed.push(`${test.filename}: ${test.name}: ${test.query.replaceAll(/\s+/g, ' ').trim()}`)
  }
  return {passed, failed}
}

async function load(origin: string, name: string, documents: Record<string, unknown>[]) {
  const mutations = documents.map((create) => ({create}))
  const responses = [
    await call(origin, `/datasets/${name}`, 'PUT', {}),
    await call(origin, `/data/mutate/${name}`, 'POST', {mutations}),
  ]
  for (const response of responses) {
    if (!response.ok) throw new Error(`Dataset ${name} could not be loaded: ${await response.text()}`)
  }
}

const call = (origin: string, path: string, method: string, body: unknown) =>
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
