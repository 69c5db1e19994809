import {maxBodyBytes} from '@site/schemas/body-limits'
import * as z from 'zod'
import {connection} from '../ask.ts'
import type {Check} from '../finding.ts'
import {problem, type Outcome} from '../outcome.ts'
import {functionUrl, urlVariable, variable, type Installation} from '../installation.ts'
import {leakedKey} from '../variables/wrong-values.ts'

export const supabaseChecks: Check[] = [
  {subject: 'Connections', name: 'Supabase, accounts', run: checkAuth},
  {subject: 'Connections', name: 'Supabase, data', run: checkRest},
  {subject: 'Connections', name: 'Supabase, large requests', run: checkBodies},
  {subject: 'Connections', name: 'Supabase, functions', run: checkFunctions},
]

const authSettings = z.object({
  disable_signup: z.boolean(),
  mailer_autoconfirm: z.boolean(),
  external: z.object({email: z.boolean()}),
})

function withKey({site}: Installation, path: string) {
  const url = `${urlVariable(site, 'SUPABASE_URL')}${path}`
  return {service: 'Supabase', url, init: {headers: {apikey: variable(site, 'SUPABASE_PUBLISHABLE_KEY')}}}
}

const refusedKey = problem(
  'Supabase refuses SUPABASE_PUBLISHABLE_KEY.',
  'Copy the publishable key (Supabase, Settings, API keys) into .env and build the site again.',
)

function checkAuth(installation: Installation): Promise<Outcome> {
  return connection(installation, withKey(installation, '/auth/v1/settings'), ({status, json}) => {
    if (status === 401 || status === 403) return refusedKey
    const settings = authSettings.safeParse(json).data
    if (!settings) return noSupabase(installation)
    if (settings.disable_signup || settings.mailer_autoconfirm || !settings.external.email)
      return problem(
        'Accounts are not confirmed by email as the site needs it.',
        'Run: npm run supabase -- config push',
      )
    return undefined
  })
}

function checkRest(installation: Installation): Promise<Outcome> {
  const path = '/rest/v1/event_comments?select=id&limit=1'
  return connection(installation, withKey(installation, path), ({status}) => {
    if (status === 401 || status === 403) return refusedKey
    if (status === 200 || status >= 500) return undefined
    return problem(
      'The database has no comments that a visitor could read.',
      'Run: npm run supabase -- db push --remote="$DATABASE_URL"',
    )
  })
}

/** The database refuses by the length that Supabase's gateway tells it (docs/decisions/068). */
async function checkBodies(installation: Installation): Promise<Outcome> {
  const {init, ...target} = withKey(installation, '/rest/v1/rpc/reaction_counts')
  const post = (bytes: number) => ({
    ...target,
    init: {
      method: 'POST',
      headers: {...init.headers, 'content-type': 'application/json'},
      body: '{"event_keys": []}'.padEnd(bytes),
    },
  })
  // A secret key may send more.
  const isAnybodys = leakedKey(installation.site) === undefined
  const large = await connection(installation, post(maxBodyBytes + 1), ({status}) =>
    status === 200 && isAnybodys
      ? problem(
          'The database takes requests of any size from anybody.',
          'Run: npm run supabase -- db push --remote="$DATABASE_URL"',
        )
      : undefined,
  )
  if (large.state !== 'ok') return large
  return connection(installation, post(0), ({status}) =>
    status === 413
      ? problem(
          'The database refuses everything that is sent to it: it is not told how long it is.',
          'Ask Supabase why requests arrive without content-length. Until then, as postgres: alter role authenticator reset pgrst.db_pre_request',
        )
      : undefined,
  )
}

function checkFunctions(installation: Installation): Promise<Outcome> {
  const url = functionUrl(installation, 'register-for-event')
  return connection(installation, {service: 'Supabase', url}, ({status}) =>
    status === 404
      ? problem('The functions are not deployed.', 'Run: npm run supabase -- functions deploy --use-api')
      : undefined,
  )
}

const noSupabase = ({site}: Installation) =>
  problem(
    `What answers at ${urlVariable(site, 'SUPABASE_URL')} is no Supabase project.`,
    'Copy the project URL (Supabase, Connect) into .env and build the site again.',
  )
