import {writeFileSync} from 'node:fs'
import {parseArgs} from 'node:util'
import type {PartName, PartOptions} from '../../scripts/bench/parts.ts'
import type {Section} from '../../scripts/bench/report.ts'
import {stackEnv} from '../env.ts'
import {requireLoopback} from './loopback.ts'
import {waitUntilSettled} from './publication.ts'

const SETTLING_MS = 180_000

interface Part {
  measurePart(options: PartOptions): Promise<Section[]>
}

const parts: Record<PartName, () => Promise<Part>> = {
  memory: () => import('./memory.ts'),
  start: () => import('./start.ts'),
  pages: () => import('./pages.ts'),
  interactions: () => import('./interactions.ts'),
  load: () => import('./load.ts'),
  server: () => import('./server.ts'),
  publish: () => import('./publish.ts'),
  studio: () => import('./studio.ts'),
  search: () => import('./search.ts'),
  lake: () => import('./lake.ts'),
  supabase: () => import('./supabase.ts'),
  submissions: () => import('./submissions.ts'),
  bodies: () => import('./bodies.ts'),
  newsletter: () => import('./newsletter.ts'),
  build: () => import('./build.ts'),
  growth: () => import('./growth.ts'),
}

const text = {type: 'string', default: ''} as const
const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {runs: {...text, default: '3'}, tools: text, figures: text},
})
const {SITE_URL, STUDIO_URL, SANITY_API_HOST, SUPABASE_URL, DATABASE_URL, INBOX_URL} = stackEnv()
for (const url of [SITE_URL, STUDIO_URL, SANITY_API_HOST, SUPABASE_URL, DATABASE_URL, INBOX_URL])
  requireLoopback(url)
await waitUntilSettled(SETTLING_MS)

const part = await parts[positionals[0] as PartName]()
const sections = await part.measurePart({runs: Number(values.runs), tools: values.tools})
writeFileSync(values.figures, JSON.stringify(sections))
