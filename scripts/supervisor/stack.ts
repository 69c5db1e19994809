import type {Profile} from './profile.ts'
import type {Processes} from './processes.ts'
import type {Progress} from './progress.ts'
import {buildParts} from './build.ts'
import {loadSeedIfEmpty, requireHostedContent, syncContent} from './content.ts'
import {hostedNotes} from './hosted-notes.ts'
import {requireFreePorts} from './ports.ts'
import type {RunningServices} from './running-services.ts'
import {writeRunRecord} from './run-record.ts'
import {serviceEnv, stackEnv, withRunningClock} from './service-env.ts'
import {furtherPorts, hostedPlaces, services, standIns, type Mode, type Service} from './services.ts'

interface Stack {
  profile: Profile
  mode: Mode
  command: string
  services: RunningServices
  processes: Processes
  progress: Progress
}

/** Resolves when the local services, the site and the Studio all respond. */
export async function startStack({
  profile,
  mode,
  command,
  services: running,
  processes,
  progress,
}: Stack): Promise<void> {
  const all = services(profile, mode)
  const {lake, studio, site} = all
  const names = standIns(profile.hosted)
  const behindSite = names.filter((name) => name !== 'lake').map((name) => all[name])
  const further = furtherPorts(profile)
  await requireFreePorts([site, studio, ...names.flatMap((name) => [all[name], ...(further[name] ?? [])])])
  const here = [site, studio, ...names.map((name) => all[name])]
  writeRunRecord(profile.stateDirectory, {
    command,
    services: here.map(({title, url, probe}) => ({title, url, probe})),
    hosted: hostedPlaces(profile),
    notes: hostedNotes(profile),
    siteClock: profile.settings.SITE_CLOCK,
    env: stackEnv(profile),
  })
  const env = serviceEnv(profile)
  const startedAt = Date.now()
  const serve = (service: Service) => {
    const prefix = mode === 'dev' ? (line: string) => progress.line(`[${service.name}] ${line}`) : undefined
    return running.start({
      ...service,
      env: {...withRunningClock(env, Date.now() - startedAt), ...service.env},
      onLine: prefix,
    })
  }

  const startTogether = (started: Service[]) => {
    const titles = started.map(({title}) => title).join(', ')
    return progress.step(`Starting ${titles}`, () => Promise.all(started.map(serve)))
  }
  const startContent = async () => {
    if (profile.hosted.sanity) return requireHostedContent(env)
    await startTogether([lake])
    await loadSeedIfEmpty({env, stateDirectory: profile.stateDirectory, processes, progress})
  }
  // No build reads the database, and the site starts without it, so both go on at once.
  const content = startContent()
  const startSite = async () => {
    await content
    if (mode === 'production') await buildParts({env, cached: profile.cachedBuild, processes, progress})
    await startTogether([site, studio])
  }
  const startDatabase = async () => {
    if (behindSite.length > 0) await startTogether(behindSite)
    await content
    if (!profile.hosted.supabase) await syncContent(env)
  }
  await Promise.all([startSite(), startDatabase()])
}
