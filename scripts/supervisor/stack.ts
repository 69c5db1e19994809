import type {Profile} from './profile.ts'
import type {Processes} from './processes.ts'
import type {Progress} from './progress.ts'
import {buildParts} from './build.ts'
import {loadSeedIfEmpty, syncContent} from './content.ts'
import {requireFreePorts} from './ports.ts'
import type {RunningServices} from './running-services.ts'
import {writeRunRecord} from './run-record.ts'
import {serviceEnv, stackEnv, withRunningClock} from './service-env.ts'
import {services, type Mode} from './services.ts'

interface Stack {
  profile: Profile
  /** `dev` serves the source with hot reload, `production` first builds what is out of date. */
  mode: Mode
  command: string
  services: RunningServices
  processes: Processes
  progress: Progress
}

/**
 * Starts the local services, loads the seed content, then starts the site and the Studio. Resolves when all of them
 * respond.
 */
export async function startStack({
  profile,
  mode,
  command,
  services: running,
  processes,
  progress,
}: Stack): Promise<void> {
  const {lake, studio, site, supabase, functions, mail, stripe} = services(profile, mode)
  const local = [
    ...(profile.hosted ? [] : [lake]),
    ...(profile.hostedSupabase ? [] : [supabase, functions, mail]),
    ...(profile.hostedStripe ? [] : [stripe]),
  ]
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
  const serve = (service: typeof site) => {
    const prefix = mode === 'dev' ? (line: string) => progress.line(`[${service.name}] ${line}`) : undefined
    return running.start({
      ...service,
      env: {...withRunningClock(env, Date.now() - startedAt), ...service.env},
      onLine: prefix,
    })
  }

  if (local.length > 0) {
    const names = local.map(({title}) => title).join(', ')
    await progress.step(`Starting ${names}`, () => Promise.all(local.map(serve)))
  }
  if (!profile.hosted) {
    await loadSeedIfEmpty({env, stateDirectory: profile.stateDirectory, processes, progress})
  }
  if (!profile.hostedSupabase) await syncContent(env)
  if (mode === 'production') await buildParts({env, cached: profile.cachedBuild, processes, progress})
  await progress.step('Starting the site and the Studio', () => Promise.all([serve(site), serve(studio)]))
}
