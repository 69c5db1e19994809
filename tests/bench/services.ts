import {stackEnv} from '../env.ts'
import {benchEnv} from './env.ts'
import {listeners, memoryOf, parents, processorTimeOf} from './proc.ts'

interface Service {
  title: string
  /** Its process and everything that this started. */
  pids: number[]
}

let found: {title: string; pid: number}[] | undefined

/** The first process of each service, found by the port that it listens on. */
function servicePids() {
  const {SITE_URL, SANITY_API_HOST, SUPABASE_URL, DATABASE_URL, INBOX_URL} = stackEnv()
  const ports = {
    site: portOf(SITE_URL),
    'Content Lake': portOf(SANITY_API_HOST),
    Supabase: portOf(SUPABASE_URL),
    Postgres: portOf(DATABASE_URL),
    functions: benchEnv().FUNCTIONS_PORT,
    mail: portOf(INBOX_URL),
  }
  const listening = listeners()
  return Object.entries(ports).map(([title, port]) => {
    const pid = listening.get(port)
    if (pid === undefined) throw new Error(`No process listens on port ${port} of ${title}`)
    return {title, pid}
  })
}

/** The services of the stack. */
function runningServices(): Service[] {
  const roots = (found ??= servicePids())
  const parentOf = parents()
  const treeOf = (root: number): number[] => {
    const children = [...parentOf].filter(
      ([pid, parent]) => parent === root && !roots.some((other) => other.pid === pid),
    )
    return [root, ...children.flatMap(([pid]) => treeOf(pid))]
  }
  return roots.map(({title, pid}) => ({title, pids: treeOf(pid)}))
}

const portOf = (url: string) => Number(new URL(url).port)

/** Processor time in ms that all services have used so far. */
export function processorTime(): number {
  const times = runningServices().flatMap(({pids}) => pids.map(processorTimeOf))
  return times.reduce((sum, each) => sum + each, 0)
}

/** Memory of each service in MB. */
export function memoryByService(): {title: string; rss: number; pss: number}[] {
  return runningServices().map(({title, pids}) => {
    const memory = pids.map(memoryOf)
    const sum = (field: 'rss' | 'pss') => memory.reduce((total, each) => total + each[field], 0)
    return {title, rss: sum('rss'), pss: sum('pss')}
  })
}
