import {createHash} from 'node:crypto'
import {once} from 'node:events'
import {createServer, type IncomingMessage} from 'node:http'
import type {AddressInfo} from 'node:net'
import {buffer} from 'node:stream/consumers'
import {readUpload, type Upload} from './read-upload.ts'
import {newProjectSettings, type Settings} from './settings.ts'

export const projectRef = 'abcdefghijklmnopqrst'
export const accessToken = `sbp_${'0123456789'.repeat(4)}`

/** What Supabase accepts of a function that it bundles itself. */
const MOST_BYTES = 5_000_000

export interface ManagementApi {
  url: string
  /** What the project has after what was sent so far. */
  settings: Record<'auth' | 'api' | 'storage', Settings>
  secrets: Map<string, string>
  functions: Map<string, Upload & {updated_at?: number}>
  /** What was sent and refused, such as a request that Supabase does not know. */
  refusals: string[]
  stop: () => void
}

interface Answer {
  status: number
  body: unknown
}

const ok = (body: unknown): Answer => ({status: 200, body})
const refuse = (status: number, message: string): Answer => ({status, body: {message}})

/**
 * A stand-in for https://api.supabase.com with one new project: the requests of the CLI that the documented commands make,
 * and those that read what they have set.
 */
export async function serveManagementApi(ref = projectRef): Promise<ManagementApi> {
  const project: Project = {
    ref,
    settings: newProjectSettings(),
    secrets: new Map(),
    functions: new Map(),
    refusals: [],
  }
  const server = createServer(async (request, response) => {
    const {status, body} = await answer(request, project)
    if (status >= 400) project.refusals.push(`${request.method} ${request.url}: ${status}`)
    response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(body))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const {port} = server.address() as AddressInfo
  return {...project, url: `http://127.0.0.1:${port}`, stop: () => void server.close()}
}

type Project = Omit<ManagementApi, 'url' | 'stop'> & {ref: string}

async function answer(request: IncomingMessage, project: Project): Promise<Answer> {
  if (request.headers.authorization !== `Bearer ${accessToken}`) return refuse(401, 'Unauthorized')
  const {pathname, searchParams} = new URL(request.url ?? '', 'http://localhost')
  const [, version, , ref, ...rest] = pathname.split('/')
  if (ref !== project.ref) return refuse(404, 'Project not found')
  const body = await buffer(request)
  if (body.length > MOST_BYTES) return refuse(413, 'Function source code exceeds the maximum deployment size')
  const json = () => JSON.parse(body.toString()) as unknown
  switch (`${request.method} /${[version, ...rest].join('/')}`) {
    case 'GET /v1':
      return ok({...description, id: project.ref, ref: project.ref})
    case 'GET /v1/api-keys':
      return ok([{type: 'publishable', name: 'default', api_key: 'sb_publishable_hosted'}])
    case 'GET /v1/billing/addons':
      return ok({selected_addons: [], available_addons: []})
    case 'GET /v1/config/auth':
      return ok(project.settings.auth)
    case 'GET /v1/secrets':
      return ok([...project.secrets].map(([name, value]) => ({name, value: sha256(value)})))
    case 'GET /v1/config/storage':
      return ok(project.settings.storage)
    case 'GET /v1/config/database/pooler':
      return ok([])
    case 'GET /v2/config':
      return ok({data: {type: 'project_config', id: project.ref, attributes: allSettings(project.settings)}})
    case 'PATCH /v1/config/auth':
      return change(project.settings.auth, json() as Settings)
    case 'PATCH /v1/config/storage':
      return change(project.settings.storage, json() as Settings)
    case 'PATCH /v1/postgrest':
      return change(project.settings.api, json() as Settings)
    case 'POST /v1/secrets':
      return setSecrets(project.secrets, json() as Secret[])
    case 'POST /v1/functions/deploy': {
      const slug = searchParams.get('slug') ?? ''
      const upload = await readUpload(body, request.headers['content-type'])
      if (!upload) return refuse(400, 'The entrypoint or the import map was not sent')
      project.functions.set(slug, upload)
      return {status: 201, body: deployed([slug, upload])}
    }
    case 'GET /v1/functions':
      return ok([...project.functions].map(deployed))
    case 'PUT /v1/functions':
      return ok({functions: [...project.functions].map(deployed)})
    default:
      return refuse(404, 'Not found')
  }
}

const description = {
  id: projectRef,
  ref: projectRef,
  name: 'site',
  organization_id: 'org',
  organization_slug: 'org',
  region: 'eu-west-2',
  created_at: '2026-01-01T00:00:00Z',
  status: 'ACTIVE_HEALTHY',
  database: {
    host: `db.${projectRef}.supabase.co`,
    version: '17.4.1.1',
    postgres_engine: '17',
    release_channel: 'ga',
  },
}

/** The second version of the API names what Storage has as the other services do. */
const allSettings = ({auth, api, storage}: ManagementApi['settings']) => ({
  auth,
  api,
  storage: {file_size_limit: storage.fileSizeLimit},
  database: {
    major_version: 17,
    ssl_enforced: false,
    network_restrictions: {entitlement: 'allowed', status: 'applied', allowed_cidrs: []},
    postgres_settings: {},
  },
})

function change(settings: Settings, changes: Settings): Answer {
  const unknown = Object.keys(changes).filter((name) => !(name in settings))
  if (unknown.length > 0) return refuse(400, `property ${unknown.join(', ')} should not exist`)
  return ok(Object.assign(settings, changes))
}

interface Secret {
  name: string
  value: string
}

function setSecrets(secrets: Map<string, string>, given: Secret[]): Answer {
  if (given.some(({name}) => name.startsWith('SUPABASE_')))
    return refuse(400, 'Secret name must not start with the SUPABASE_ prefix')
  for (const {name, value} of given) secrets.set(name, value)
  return {status: 201, body: {}}
}

/** Supabase tells no value of a secret. */
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const deployed = ([slug, {verify_jwt, updated_at = Date.now()}]: [
  string,
  Upload & {updated_at?: number},
]) => ({
  id: slug,
  slug,
  name: slug,
  status: 'ACTIVE',
  version: 1,
  created_at: 1,
  updated_at,
  verify_jwt,
})
