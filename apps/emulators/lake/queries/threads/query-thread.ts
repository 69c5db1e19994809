import {join} from 'node:path'
import {Worker} from 'node:worker_threads'
import type {Dataset, DocumentChange} from '../../contract.ts'
import {queryNeedsMemory} from '../query-errors.ts'
import {LakeError} from '../../lake-error.ts'
import type {FromThread, QueryRequest, ToThread} from './messages.ts'

const entry = join(import.meta.dirname, 'run-queries.ts')
/** This is Sanity's limit to the working set of a query. */
const maxOldGenerationSizeMb = 500

export interface QueryThread {
  /** It also resolves when the thread has ended. */
  ready: Promise<void>
  hasEnded(): boolean
  /** @throws {LakeError} for a faulty query, or one that needs too much memory */
  run(request: QueryRequest, dataset: Dataset): Promise<Uint8Array<ArrayBuffer>>
  update(name: string, changes: DocumentChange[]): void
  terminate(): Promise<void>
}

export function startQueryThread(): QueryThread {
  const worker = new Worker(entry, {execArgv: [], resourceLimits: {maxOldGenerationSizeMb}})
  const known = new Set<string>()
  const ready = Promise.withResolvers<void>()
  let running: (PromiseWithResolvers<Uint8Array<ArrayBuffer>> & {query: string}) | undefined
  let failure: Error | undefined
  let hasEnded = false

  worker.on('message', (message: FromThread) => {
    if (message.kind === 'ready') return ready.resolve()
    const answered = running
    running = undefined
    if (message.kind === 'answer') answered?.resolve(message.body)
    else answered?.reject(new LakeError(message.status, message.body))
  })
  worker.on('error', (error) => (failure = error))
  worker.on('exit', () => {
    hasEnded = true
    ready.resolve()
    running?.reject(reasonFor(running.query))
  })

  function reasonFor(query: string): Error {
    const isOutOfMemory = failure && 'code' in failure && failure.code === 'ERR_WORKER_OUT_OF_MEMORY'
    if (isOutOfMemory) return queryNeedsMemory(query, maxOldGenerationSizeMb)
    return failure ?? new Error('The query thread has ended')
  }

  const post = (message: ToThread) => worker.postMessage(message, [])

  return {
    ready: ready.promise,
    hasEnded: () => hasEnded,
    run(request, dataset) {
      if (hasEnded) return Promise.reject(reasonFor(request.query))
      const {name} = dataset
      if (!known.has(name)) post({kind: 'dataset', name, documents: [...dataset.documents()]})
      known.add(name)
      running = {...Promise.withResolvers<Uint8Array<ArrayBuffer>>(), query: request.query}
      post({kind: 'query', request})
      return running.promise
    },
    update(name, changes) {
      if (known.has(name)) post({kind: 'changes', name, changes: changes.map(({id, after}) => ({id, after}))})
    },
    async terminate() {
      await worker.terminate()
    },
  }
}
