import type {Profile} from './profile.ts'
import type {Processes} from './processes.ts'
import type {Progress} from './progress.ts'
import {buildParts} from './build.ts'
import {loadSeedIfEmpty} from './seed.ts'
import {requireFreePorts} from './ports.ts'
import {waitUntilReady} from './readiness.ts'
import {writeRunRecord} from './run-record.ts'
import {serviceEnv, stackEnv} from './service-env.ts'
import {services, type Mode} from './services.ts'

interface Stack {
  profile: Profile
  /** `dev` serves from source with hot reload, `production` builds what is stale first. */
  mode: Mode
  command: string
  processes: Processes
  progress: Progress
}

/** Starts the Content Lake, its seed content, the site and the Studio; returns when all of them answer. */
export async function startStack({profile, mode, command, processes, progress}: Stack): Promise<void> {
  const {lake, studio, site} = services(profile, mode)
  const all = [site, studio, ...(profile.hosted ? [] : [lake])]
  await requireFreePorts(all)
  writeRunRecord(profile.stateDirectory, {
    command,
    services: all.map(({title, url, probe}) => ({title, url, probe})),
    siteClock: profile.settings.SITE_CLOCK,
    env: stackEnv(profile),
  })
  const env = serviceEnv(profile)
  const serve = async (service: typeof site) => {
    const prefix = mode === 'dev' ? (line: string) => progress.line(`[${service.name}] ${line}`) : undefined
    processes.serve({...service, env: {...env, ...service.env}, onLine: prefix})
    await waitUntilReady(service.title, service.probe)
  }

  if (!profile.hosted) {
    await progress.step('Starting the Content Lake', () => serve(lake))
    await loadSeedIfEmpty({env, stateDirectory: profile.stateDirectory, processes, progress})
  }
  if (mode === 'production') await buildParts({env, cached: profile.cachedBuild, processes, progress})
  await progress.step('Starting the site and the Studio', () => Promise.all([serve(site), serve(studio)]))
}
