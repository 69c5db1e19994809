/** A request to a worker. The body is transferred, not copied. */
export interface WireRequest {
  method: string
  url: string
  headers: [string, string][]
  body: ArrayBuffer | undefined
}

export interface WireResponse {
  status: number
  headers: [string, string][]
  body: ArrayBuffer
}

/** The `workerData` of a worker. */
export interface WorkerTask {
  /** Path of the file that exports `handler`. */
  file: string
  variables: Record<string, string | undefined>
}

export interface ToWorker {
  id: number
  request: WireRequest
}

export type FromWorker =
  | {kind: 'started'}
  | {kind: 'notStarted'; reason: string}
  | {kind: 'responded'; id: number; response: WireResponse}
  | {kind: 'failed'; id: number; reason: string}
