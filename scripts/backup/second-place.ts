import {copyFileSync, mkdirSync} from 'node:fs'
import {join} from 'node:path'
import type {Processes} from '../supervisor/processes.ts'
import type {Profile} from '../supervisor/profile.ts'
import type {Progress} from '../supervisor/progress.ts'
import {RunningServices} from '../supervisor/running-services.ts'
import {serviceEnv, stackEnv} from '../supervisor/service-env.ts'
import {services} from '../supervisor/services.ts'
import {root} from '../supervisor/variables.ts'
import {parsePlace, type Place} from './place.ts'

interface Options {
  profile: Profile
  processes: Processes
  progress: Progress
}

/** Starts an empty Content Lake, and a Supabase to which no migration was applied, as a new hosted project is. */
export async function startSecondPlace({profile, processes, progress}: Options): Promise<Place> {
  const {stateDirectory} = profile
  const supabaseFolder = join(stateDirectory, 'new-project')
  mkdirSync(join(supabaseFolder, 'migrations'), {recursive: true})
  copyFileSync(join(root, 'supabase/config.toml'), join(supabaseFolder, 'config.toml'))
  const {lake, supabase} = services(profile, 'production')
  const env = {...serviceEnv(profile), SUPABASE_DIR: supabaseFolder, LAKE_WEBHOOKS: '[]'}
  const running = new RunningServices({processes, progress, stateDirectory, onEnd: 'fail'})
  await Promise.all([lake, supabase].map((service) => running.start({...service, env})))
  return parsePlace(stackEnv(profile), 'write')
}
