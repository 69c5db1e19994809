import * as z from 'zod'
import {ask, bearer, connection} from '../ask.ts'
import type {Check} from '../finding.ts'
import {attention, leftOut, ok, problem, type Outcome} from '../outcome.ts'
import {sanityUrl, urlVariable, variable, type Installation} from '../installation.ts'

const API_VERSION = 'v2026-02-01'

const acl = z.array(z.object({permissions: z.array(z.string())}))

export const sanityChecks: Check[] = [
  {subject: 'Connections', name: 'Sanity, read token', run: checkReadToken},
  {subject: 'Connections', name: 'Sanity, write token', run: checkWriteToken},
  {subject: 'Connections', name: 'Sanity, without a token', run: checkStrangers},
  {subject: 'Connections', name: 'Sanity, pages of the Studio', run: checkCors},
]

/** The result of a GROQ query. @throws {LeftOut} when Sanity does not answer it, which the checks of the tokens report */
export async function query(installation: Installation, groq: string): Promise<unknown> {
  const token = variable(installation.site, 'SANITY_API_READ_TOKEN')
  const {status, json} = await ask(installation, queryUrl(installation, groq), bearer(token))
  return status === 200 ? z.object({result: z.unknown()}).parse(json).result : undefined
}

function queryUrl(installation: Installation, groq: string): string {
  const dataset = variable(installation.site, 'SANITY_DATASET')
  const parameters = new URLSearchParams({query: groq, perspective: 'raw'})
  return `${sanityUrl(installation)}/${API_VERSION}/data/query/${dataset}?${parameters}`
}

async function checkReadToken(installation: Installation): Promise<Outcome[]> {
  const files = [installation.site, installation.functions].filter((file) => file?.SANITY_API_READ_TOKEN)
  const tokens = new Set(files.map((file) => variable(file, 'SANITY_API_READ_TOKEN')))
  if (tokens.size === 0) variable(installation.site, 'SANITY_API_READ_TOKEN')
  const todo = 'Make a viewer token (sanity.io/manage, API, Tokens) and write it into .env and supabase/.env.'
  return Promise.all(
    [...tokens].map((token) =>
      checkToken(installation, token, 'SANITY_API_READ_TOKEN', (permissions) => {
        if (!permissions.has('read'))
          return problem('SANITY_API_READ_TOKEN may not read all documents.', todo)
        if (permissions.has('update'))
          return attention('SANITY_API_READ_TOKEN may also write, which the site never needs.', todo)
        return undefined
      }),
    ),
  )
}

async function checkWriteToken(installation: Installation): Promise<Outcome> {
  const {site, functions} = installation
  const token = variable(functions?.SANITY_API_WRITE_TOKEN ? functions : site, 'SANITY_API_WRITE_TOKEN')
  return checkToken(installation, token, 'SANITY_API_WRITE_TOKEN', (permissions) =>
    permissions.has('create') && permissions.has('update')
      ? undefined
      : problem(
          'SANITY_API_WRITE_TOKEN may not write.',
          'Make an editor token (sanity.io/manage, API, Tokens) and write it into .env and supabase/.env.',
        ),
  )
}

/** What a token may do, without doing it. */
function checkToken(
  installation: Installation,
  token: string,
  name: string,
  judge: (permissions: Set<string>) => Outcome | undefined,
): Promise<Outcome> {
  const project = variable(installation.site, 'SANITY_PROJECT_ID')
  const dataset = variable(installation.site, 'SANITY_DATASET')
  const url = `${sanityUrl(installation)}/v2021-06-07/projects/${project}/datasets/${dataset}/acl`
  return connection(installation, {service: 'Sanity', url, init: bearer(token)}, ({status, json}) => {
    if (status === 401 || status === 403)
      return problem(
        `Sanity refuses ${name}.`,
        'Make a new token (sanity.io/manage, API, Tokens), write it into .env and supabase/.env, and run secrets set.',
      )
    if (status === 402)
      return problem(
        'The quota of the Sanity project is used up.',
        'Look at sanity.io/manage, Usage. The site shows what it has kept until the month ends or the plan changes.',
      )
    if (status === 404)
      return problem(
        `There is no dataset ${dataset} in the Sanity project ${project}.`,
        'Correct SANITY_PROJECT_ID and SANITY_DATASET, or create the dataset (sanity.io/manage, Datasets).',
      )
    const permissions = acl.safeParse(json).data?.flatMap((grant) => grant.permissions)
    return permissions && judge(new Set(permissions))
  })
}

/** Drafts, and what only members or the schedule may read. */
const hiddenFromStrangers =
  'count(*[_id in path("drafts.**") || _id in path("versions.**") || _type in ["scheduledAction", "membersGroup", "pictureRights"]])'

async function checkStrangers(installation: Installation): Promise<Outcome> {
  const {status, json} = await ask(installation, queryUrl(installation, hiddenFromStrangers))
  if (status === 401 || status === 403) return ok('Nobody can read the dataset.')
  if (status !== 200) return leftOut('Sanity does not tell it: see the checks of its tokens.')
  const count = z.object({result: z.number()}).safeParse(json).data?.result
  if (!count) return ok('Drafts are not shown to strangers.')
  return problem(
    `Anybody can read ${count} documents that are drafts, planned, or for members.`,
    'Give them ids with a dot, which Sanity shows to nobody without a token, or make the dataset private (sanity.io/manage, Datasets).',
  )
}

async function checkCors(installation: Installation): Promise<Outcome> {
  const {origin} = new URL(urlVariable(installation.site, 'STUDIO_URL'))
  const {headers} = await ask(installation, `${sanityUrl(installation)}/v2021-06-07/users/me`, {
    headers: {origin},
  })
  const todo = `Add ${origin} with credentials (sanity.io/manage, API, CORS origins).`
  const allowed = headers.get('access-control-allow-origin')
  if (allowed !== origin && allowed !== '*')
    return problem(`Pages of ${origin} may not ask Sanity, so the Studio does not work.`, todo)
  if (headers.get('access-control-allow-credentials') !== 'true')
    return problem(`Pages of ${origin} may ask Sanity without credentials only, so nobody can log in.`, todo)
  return ok(`Pages of ${origin} may ask, with credentials.`)
}
