/** A request as it crosses to a worker. The body is handed over, not copied. */
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

/** What a worker is told at its birth. */
export interface WorkerTask {
  /** Path of the file that exports `handler`. */
  file: string
  /** Says how JSX is compiled; without one as TypeScript does by default. */
  tsconfig: string | undefined
  variables: Record<string, string | undefined>
}

export interface ToWorker {
  id: number
  request: WireRequest
}

export type FromWorker =
  | {kind: 'started'}
  | {kind: 'notStarted'; reason: string}
  | {kind: 'answered'; id: number; response: WireResponse}
  | {kind: 'failed'; id: number; reason: string}
