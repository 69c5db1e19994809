import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {createClient, type SanityClient} from '@sanity/client'
import {createPeople, type People} from '../accounts/people.ts'
import type {Role} from '../contract.ts'
import {parseEnv, type LakeEnv} from '../env.ts'
import {startLake, type RunningLake, type StartOptions} from '../start-lake.ts'

export const studioOrigin = 'http://localhost:3333'
export const projectId = 'testlake'
export const dataset = 'production'

const writeToken = 'write-token-of-the-tests'
const readToken = 'read-token-of-the-tests'

export interface TemporaryLake {
  /** Changes after a restart. */
  origin(): string
  people: People
  /** The official client with the token of the role's demo person; anonymous without a role. */
  client(role?: Role): SanityClient
  request(path: string, init?: RequestInit & {as?: Role}): Promise<Response>
  /** Restarts on the same files and another port. */
  restart(changes?: Partial<LakeEnv>): Promise<void>
  remove(): Promise<void>
}

/** An emulator on a free port with a temporary state directory. */
export async function temporaryLake(
  changes: Partial<LakeEnv> = {},
  options: StartOptions = {},
): Promise<TemporaryLake> {
  const directory = await mkdtemp(join(tmpdir(), 'lake-'))
  const base = parseEnv({
    LAKE_PORT: '0',
    STATE_DIR: directory,
    SANITY_PROJECT_ID: projectId,
    SANITY_DATASET: dataset,
    SANITY_API_READ_TOKEN: readToken,
    SANITY_API_WRITE_TOKEN: writeToken,
    STUDIO_URL: studioOrigin,
    SITE_URL: 'http://localhost:3000',
  })
  const people = createPeople({writeToken, readToken})
  const tokenOf = (role: Role | undefined) => people.demo.find((person) => person.role === role)?.token
  let lake: RunningLake = await startLake({...base, ...changes}, options)

  return {
    origin: () => lake.origin,
    people,
    client: (role) =>
      createClient({
        projectId,
        dataset,
        apiHost: lake.origin,
        useProjectHostname: false,
        useCdn: false,
        apiVersion: '2025-02-19',
        token: tokenOf(role),
        maxRetries: 0,
      }),
    request: (path, {as, ...init} = {}) => {
      const token = tokenOf(as)
      const headers = new Headers(init.headers)
      if (token) headers.set('authorization', `Bearer ${token}`)
      return fetch(new URL(path, lake.origin), {redirect: 'manual', ...init, headers})
    },
    async restart(restartChanges = changes) {
      await lake.stop()
      lake = await startLake({...base, ...restartChanges}, options)
    },
    async remove() {
      await lake.stop()
      await rm(directory, {recursive: true})
    },
  }
}
