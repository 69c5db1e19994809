import {enableCompileCache} from 'node:module'
import {pathToFileURL} from 'node:url'
import {inspect} from 'node:util'
import {parentPort, workerData} from 'node:worker_threads'
import type {FromWorker, ToWorker, WireRequest, WireResponse, WorkerTask} from './messages.ts'

type Handler = (request: Request) => Promise<Response> | Response

const {file, variables} = workerData as WorkerTask
const send = (message: FromWorker, transfer: ArrayBuffer[] = []) => parentPort?.postMessage(message, transfer)

// A replacement thread starts a quarter faster.
enableCompileCache()

try {
  const handler = await load()
  parentPort?.on('message', ({id, request}: ToWorker) => void respond(handler, id, request))
  send({kind: 'started'})
} catch (error) {
  send({kind: 'notStarted', reason: inspect(error)})
}

async function load(): Promise<Handler> {
  const source = (await import(pathToFileURL(file).href)) as {
    handler?: (env: WorkerTask['variables']) => Handler
  }
  const handler = source.handler?.(variables)
  if (typeof handler !== 'function')
    throw new Error(`${file} must export handler(env) that returns a function`)
  return handler
}

async function respond(handler: Handler, id: number, request: WireRequest) {
  try {
    const {url, ...init} = request
    const response = await toWire(await handler(new Request(url, init)))
    send({kind: 'responded', id, response}, [response.body])
  } catch (error) {
    send({kind: 'failed', id, reason: inspect(error)})
  }
}

async function toWire(response: unknown): Promise<WireResponse> {
  if (!(response instanceof Response)) throw new Error(`It answered ${inspect(response)}, not a Response`)
  return {
    status: response.status,
    headers: [...response.headers],
    body: await response.arrayBuffer(),
  }
}
