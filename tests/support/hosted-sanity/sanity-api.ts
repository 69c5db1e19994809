import type {IncomingMessage, ServerResponse} from 'node:http'
import {buffer} from 'node:stream/consumers'
import {gunzipSync} from 'node:zlib'
import {serveInPlaceOf, type TlsProxy} from './tls-proxy.ts'

export const deployToken = 'skDeployToken'

interface Application {
  id: string
  appHost: string
  urlType: 'internal'
  type: 'studio'
}

interface Deployment {
  /** Paths of the files that were sent. */
  files: string[]
  isAutoUpdating: string
  version: string
  workspaces: {projectId: string; dataset: string}[]
}

interface Project {
  id: string
  application?: Application
  deployments: Deployment[]
  /** The data sets whose schema was sent. */
  schemas: string[]
  /** What describes the schema, by id. */
  descriptors: Map<string, Descriptor>
  /** What was sent and refused, such as a request that Sanity does not know. */
  refusals: string[]
}

interface Descriptor {
  id: string
  value?: {keys?: string[]}
}

interface Answer {
  status: number
  body: object
}

export type SanityApi = Project & Pick<TlsProxy, 'env' | 'stop'>

/**
 * A stand-in for Sanity's API with one new project: the requests that `sanity deploy` makes. Its tool cannot be given another
 * API, only a proxy.
 */
export async function serveSanityApi(id: string): Promise<SanityApi> {
  const project: Project = {id, deployments: [], schemas: [], descriptors: new Map(), refusals: []}
  const {env, stop} = await serveInPlaceOf(
    ['api.sanity.io', `${id}.api.sanity.io`],
    (request, response) => void respond(request, response, project),
  )
  return Object.assign(project, {env, stop})
}

async function respond(request: IncomingMessage, response: ServerResponse, project: Project) {
  const {status, body} = await answer(request, project)
  if (status >= 400) project.refusals.push(`${request.method} ${request.url}: ${status}`)
  response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(body))
}

const ok = (body: object): Answer => ({status: 200, body})
const refuse = (status: number, message: string): Answer => ({status, body: {statusCode: status, message}})

async function answer(request: IncomingMessage, project: Project): Promise<Answer> {
  const body = await buffer(request)
  if (request.headers.authorization !== `Bearer ${deployToken}`) return refuse(401, 'Unauthorized')
  const {pathname, searchParams} = new URL(request.url ?? '', 'https://api.sanity.io')
  const applications = `/projects/${project.id}/user-applications`
  switch (`${request.method} ${pathname.replace(/^\/v\d{4}-\d{2}-\d{2}/, '')}`) {
    case `GET ${applications}`:
      return findApplication(project, searchParams)
    case `POST ${applications}`:
      return addApplication(project, JSON.parse(body.toString()) as Application)
    case `POST ${applications}/${project.application?.id}/deployments`:
      return deploy(project, await readForm(body, request.headers['content-type']))
    case `PUT /projects/${project.id}/datasets/production/schemas`:
      project.schemas.push('production')
      return ok({})
    case 'POST /descriptors/claim':
      return claim(JSON.parse(body.toString()) as {descriptorId: string})
    case 'POST /descriptors/synchronize':
      return synchronize(project, JSON.parse(body.toString()) as Synchronization)
    default:
      return refuse(404, 'Not Found')
  }
}

function findApplication({application}: Project, search: URLSearchParams): Answer {
  if (search.get('appType') !== 'studio') return refuse(400, 'appType must be studio')
  return application && application.appHost === search.get('appHost')
    ? ok(application)
    : refuse(404, 'Not Found')
}

function addApplication(project: Project, application: Application): Answer {
  if (!/^[a-z0-9-]+$/.test(application.appHost)) return refuse(400, 'appHost must be a name')
  if (application.urlType !== 'internal' || application.type !== 'studio') return refuse(400, 'Bad Request')
  if (project.application) return refuse(409, 'The project has a Studio')
  project.application = {...application, id: 'a1b2c3'}
  return ok(project.application)
}

const readForm = (body: Buffer, type = '') =>
  new Response(new Uint8Array(body), {headers: {'content-type': type}}).formData()

async function deploy(project: Project, form: FormData): Promise<Answer> {
  const archive = form.get('tarball')
  const text = (name: string) => String(form.get(name))
  if (!(archive instanceof File) || !/^\d+\.\d+\.\d+/.test(text('version'))) return refuse(400, 'Bad Request')
  const {workspaces} = JSON.parse(text('manifest')) as Pick<Deployment, 'workspaces'>
  project.deployments.push({
    files: pathsIn(gunzipSync(await archive.arrayBuffer())),
    isAutoUpdating: text('isAutoUpdating'),
    version: text('version'),
    workspaces,
  })
  return ok({location: `https://${project.application?.appHost}.sanity.studio`})
}

/** Paths of the files of a tar archive, each of which has a header of 512 bytes before its blocks of as many. */
function pathsIn(archive: Buffer): string[] {
  const paths: string[] = []
  for (let at = 0; archive[at];) {
    const field = (from: number, length: number) =>
      archive.toString('utf8', at + from, at + from + length).replace(/\0.*$/s, '')
    const size = Number.parseInt(field(124, 12), 8)
    const [prefix, name] = [field(345, 155), field(0, 100)]
    if (field(156, 1) === '0') paths.push(prefix ? `${prefix}/${name}` : name)
    at += 512 + Math.ceil(size / 512) * 512
  }
  return paths
}

const claim = ({descriptorId}: {descriptorId: string}): Answer =>
  ok({synchronization: {type: 'incomplete', missingIds: [descriptorId]}})

interface Synchronization {
  id: string
  descriptors?: Descriptor[]
}

/** Asks for what it does not have until it has all. */
function synchronize({descriptors}: Project, {id, descriptors: sent = []}: Synchronization): Answer {
  for (const descriptor of sent) descriptors.set(descriptor.id, descriptor)
  const wanted = [id, ...[...descriptors.values()].flatMap(({value}) => value?.keys ?? [])]
  const missingIds = wanted.filter((each) => !descriptors.has(each))
  return ok(missingIds.length > 0 ? {type: 'incomplete', missingIds} : {type: 'complete'})
}
