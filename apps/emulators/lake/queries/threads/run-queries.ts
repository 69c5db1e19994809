import {parentPort} from 'node:worker_threads'
import {evaluateQuery, evaluateWithSources} from '../evaluate-query.ts'
import {parseQuery} from '../parse-query.ts'
import {viewOf} from '../perspective.ts'
import {tagsOfQuery} from '../sync-tags.ts'
import {queryEvaluationError} from '../query-errors.ts'
import {LakeError} from '../../lake-error.ts'
import {jsonSize} from '../../document-attributes.ts'
import type {FromThread, QueryRequest, ToThread} from './messages.ts'
import {createReplica, type Replica} from './replica.ts'

const replicas = new Map<string, Replica>()
const encoder = new TextEncoder()
/** A larger result would take several times as much memory. */
const maxResultSize = 100_000_000

function receive(message: ToThread) {
  switch (message.kind) {
    case 'dataset':
      replicas.set(message.name, createReplica(message.documents))
      return
    case 'changes':
      replicas.get(message.name)?.apply(message.changes)
      return
    case 'query':
      void respond(message.request)
  }
}

async function respond(request: QueryRequest) {
  try {
    const body = encoder.encode(JSON.stringify(await answer(request)))
    send({kind: 'answer', body}, [body.buffer])
  } catch (error) {
    if (!(error instanceof LakeError)) throw error
    send({kind: 'refusal', status: error.status, body: error.body})
  }
}

async function answer({perspective, returnQuery, resultSourceMap, ...request}: QueryRequest) {
  const from = performance.now()
  const {dataset, query, params, identity} = request
  const view = viewOf(replicas.get(dataset) ?? createReplica([]), perspective, identity === undefined)
  const {result = null, resultSourceMap: sources} = resultSourceMap
    ? await evaluateWithSources({...request, view}, resultSourceMap)
    : {result: await evaluateQuery({...request, view}), resultSourceMap: undefined}
  if (jsonSize(result) > maxResultSize) throw queryEvaluationError(query, 'The result is larger than 100 MB')
  return {
    ...(returnQuery && {query}),
    result,
    syncTags: tagsOfQuery(parseQuery(query, params)),
    ms: Math.round(performance.now() - from),
    ...(sources && {resultSourceMap: sources}),
  }
}

const send = (message: FromThread, transfer: ArrayBuffer[] = []) => parentPort?.postMessage(message, transfer)

parentPort?.on('message', receive)
send({kind: 'ready'})
