import {join} from 'node:path'
import {createPeople} from './accounts/people.ts'
import {createApp, diskOf} from './app.ts'
import {openAssetFiles} from './assets/asset-files.ts'
import {updateAssetUrls} from './assets/asset-document.ts'
import type {LakeEnv} from './env.ts'
import type {Fetch} from '../http/limit-bodies.ts'
import {serve} from '../http/serve.ts'
import {openState} from './store/database.ts'
import {QueryPool, type QueryLimits} from './queries/threads/query-pool.ts'
import {servePresence} from './presence/presence-socket.ts'
import {openStore} from './store/open-store.ts'
import {compileWebhook} from './webhooks/compile-webhook.ts'
import {openCursors} from './webhooks/cursors.ts'
import {runWebhook} from './webhooks/run-webhook.ts'

const uploadPath = /^\/[^/]+\/assets\//

export interface RunningLake {
  origin: string
  /** Undelivered webhooks are sent after the next start. */
  stop(): Promise<void>
}

export interface StartOptions {
  queryLimits?: Partial<QueryLimits>
}

/** @throws {Error} that says what to change when the port is in use */
export async function startLake(env: LakeEnv, {queryLimits}: StartOptions = {}): Promise<RunningLake> {
  const webhooks = env.LAKE_WEBHOOKS.map(compileWebhook)
  const directory = join(env.STATE_DIR, 'lake')
  const files = openAssetFiles(join(directory, 'assets'))

  let handler: Fetch = () => new Response(null, {status: 503})
  const {server, port} = await serve({
    fetch: (request, bindings) => handler(request, bindings),
    port: env.LAKE_PORT,
    variable: 'LAKE_PORT',
    disk: diskOf(directory),
    maxBytes: (path) => (uploadPath.test(path) ? 100 * 1024 * 1024 : 4_000_000),
  })
  const origin = `http://localhost:${port}`

  const state = openState(directory)
  const store = openStore(directory)
  const dataset = store.dataset(env.SANITY_DATASET)
  await files.clearIncoming()
  for (const name of store.datasetNames()) updateAssetUrls(store.dataset(name), env.SANITY_PROJECT_ID, origin)

  const cursors = openCursors(state)
  const projectId = env.SANITY_PROJECT_ID
  const runs = webhooks.map((webhook) => runWebhook({webhook, dataset, projectId, cursors}))
  const queries = new QueryPool(queryLimits)
  const people = createPeople({writeToken: env.SANITY_API_WRITE_TOKEN, readToken: env.SANITY_API_READ_TOKEN})
  handler = createApp({env, people, store, files, state, listenOrigin: origin, queries}).fetch
  const presence = servePresence(server, (token) => people.withToken(token)?.id)

  return {
    origin,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      presence.close()
      await Promise.all([closed, queries.stop(), ...runs.map((run) => run.stop())])
      store.close()
      state.close()
    },
  }
}
