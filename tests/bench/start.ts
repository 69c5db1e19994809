import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {Figure, Section} from '../../scripts/bench/report.ts'
import {freePort} from '../../scripts/supervisor/ports.ts'
import {serviceEnv} from '../env.ts'
import {ServiceProcess} from '../support/service-process.ts'
import {benchEnv} from './env.ts'
import {repeated} from './figures.ts'
import type {PartOptions} from '../../scripts/bench/parts.ts'

const root = join(import.meta.dirname, '../..')

interface Start {
  title: string
  args: string[]
  cwd?: string
  /** Variables that hold its ports; the first is the one that is probed. */
  ports: string[]
  probe: string
}

const services: Start[] = [
  {
    title: 'site',
    args: [join(root, 'apps/web', benchEnv().WEB_DIST_DIR, 'standalone/apps/web/server.js')],
    ports: ['PORT'],
    probe: '/',
  },
  {title: 'Content Lake', args: emulator('lake'), ports: ['LAKE_PORT'], probe: '/v1/ping'},
  {
    title: 'Supabase',
    args: emulator('supabase'),
    ports: ['SUPABASE_PORT', 'SUPABASE_DB_PORT'],
    probe: '/local/people',
  },
  {
    title: 'functions',
    args: emulator('functions'),
    ports: ['FUNCTIONS_PORT'],
    probe: '/functions/v1/_health',
  },
  {
    title: 'mail',
    args: emulator('mail'),
    ports: ['RESEND_PORT', 'INBOX_PORT', 'MAIL_SMTP_PORT'],
    probe: '/health',
  },
]

/** Time from starting a process to its first response: on an empty state, then on the state that it left. */
export async function measurePart({runs}: PartOptions): Promise<Section[]> {
  const figures: Figure[] = []
  for (const service of services) figures.push(...(await startTimes(service, runs)))
  return [{title: 'cold start', figures}]
}

async function startTimes({title, args, cwd, ports, probe}: Start, runs: number): Promise<Figure[]> {
  const state = await mkdtemp(join(tmpdir(), 'bench-start-'))
  const numbers = await Promise.all(ports.map(freePort))
  const portEnv = Object.fromEntries(ports.map((name, at) => [name, String(numbers[at])]))
  const service = new ServiceProcess({
    title,
    args,
    cwd: cwd ?? root,
    env: {...serviceEnv(), NODE_ENV: 'production', STATE_DIR: state, ...portEnv},
    probe: `http://localhost:${numbers[0]}${probe}`,
  })
  const times: number[] = []
  try {
    for (let run = 0; run <= runs; run++) {
      times.push(await service.start())
      await service.end('SIGTERM')
    }
  } finally {
    await service.end('SIGTERM')
    await rm(state, {recursive: true, force: true})
  }
  const [first = Number.NaN, ...again] = times
  return [{subject: title, measure: 'first', unit: 'ms', value: first}, repeated(title, 'again', 'ms', again)]
}

function emulator(name: string): string[] {
  return [join(root, `apps/emulators/${name}/main.ts`)]
}
