import type {Profile} from './profile.ts'
import type {Processes} from './processes.ts'
import type {Progress} from './progress.ts'
import {buildParts} from './build.ts'
import {loadSeedIfEmpty, syncContent} from './content.ts'
import {requireFreePorts} from './ports.ts'
import type {RunningServices} from './running-services.ts'
import {writeRunRecord} from './run-record.ts'
import {serviceEnv, stackEnv, withRunningClock} from './service-env.ts'
import {services, type Mode, type Service} from './services.ts'

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
  const {lake, studio, site, supabase, functions, mail, stripe} = services(profile, mode)
  const behindSite = [
    ...(profile.hostedSupabase ? [] : [supabase, functions, mail]),
    ...(profile.hostedStripe ? [] : [stripe]),
  ]
  const local = [...(profile.hosted ? [] : [lake]), ...behindSite]
  const {database, smtp, resend} = profile.ports
  await requireFreePorts([
    site,
    studio,
    ...local,
    ...(profile.hostedSupabase
      ? []
      : [
          {title: 'database', ...database},
          {title: 'mail', ...smtp},
          {title: 'Resend', ...resend},
        ]),
  ])
  const all = [site, studio, ...local]
  writeRunRecord(profile.stateDirectory, {
    command,
    services: all.map(({title, url, probe}) => ({title, url, probe})),
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
    if (profile.hosted) return
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
    if (!profile.hostedSupabase) await syncContent(env)
  }
  await Promise.all([startSite(), startDatabase()])
}
