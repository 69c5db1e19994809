import type {Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {join} from 'node:path'
import {createAdaptorServer} from '@hono/node-server'
import {createApp} from './app.ts'
import {openAssetFiles} from './assets/asset-files.ts'
import {moveAddresses} from './assets/move-addresses.ts'
import type {LakeEnv} from './env.ts'
import {openState} from './open-state.ts'
import {servePresence} from './presence/presence-socket.ts'
import {openStore} from './store/open-store.ts'
import {compileWebhook} from './webhooks/compile-webhook.ts'
import {openCursors} from './webhooks/cursors.ts'
import {runWebhook} from './webhooks/run-webhook.ts'

export interface RunningLake {
  /** `http://localhost:<port>`. */
  origin: string
  /** Ends open connections and closes the files; what is queued for webhooks is sent after the next start. */
  stop(): Promise<void>
}

/**
 * Starts the emulator; it is ready when this returns.
 * @throws {Error} that says what to change when the port is taken
 */
export async function startLake(env: LakeEnv): Promise<RunningLake> {
  const webhooks = env.LAKE_WEBHOOKS.map(compileWebhook)
  const directory = join(env.STATE_DIR, 'lake')
  const files = openAssetFiles(join(directory, 'assets'))

  let answer: (request: Request, bindings: object) => Response | Promise<Response> = () =>
    new Response(null, {status: 503})
  const server = createAdaptorServer({fetch: (request, bindings) => answer(request, bindings)}) as Server
  const origin = `http://localhost:${await listen(server, env.LAKE_PORT)}`

  const state = openState(directory)
  const store = openStore(directory)
  const dataset = store.dataset(env.SANITY_DATASET)
  await files.clearIncoming()
  for (const name of store.datasetNames()) moveAddresses(store.dataset(name), env.SANITY_PROJECT_ID, origin)

  const cursors = openCursors(state)
  const projectId = env.SANITY_PROJECT_ID
  const runs = webhooks.map((webhook) => runWebhook({webhook, dataset, projectId, cursors}))
  answer = createApp({env, store, files, state, listenOrigin: origin}).fetch
  const presence = servePresence(server)

  return {
    origin,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      presence.close()
      await Promise.all([closed, ...runs.map((run) => run.stop())])
      store.close()
      state.close()
    },
  }
}

/** Loopback only. Resolves to the port, which differs from the one asked for when that was 0. */
const listen = (server: Server, port: number) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is taken: stop what listens there, or set LAKE_PORT to a free port`
      reject(error.code === 'EADDRINUSE' ? new Error(taken, {cause: error}) : error)
    })
    server.listen(port, '127.0.0.1', () => {
      server.removeAllListeners('error')
      resolve((server.address() as AddressInfo).port)
    })
  })
