/** The seams between the emulator's modules: the store writes, everything else reads or listens. */

export type Role = 'administrator' | 'editor' | 'viewer'

/** Somebody who may log in to the Studio, or a robot token. */
export interface Person {
  id: string
  name: string
  email: string
  role: Role
  token: string
}

export interface LakeDocument {
  _id: string
  _type: string
  _rev: string
  _createdAt: string
  _updatedAt: string
  [field: string]: unknown
}

/** One document's part in a transaction; `null` means that it did not exist before, or does not after. */
export interface DocumentChange {
  id: string
  before: LakeDocument | null
  after: LakeDocument | null
  /** The mutations as they were asked for, in Sanity's wire form. */
  mutations: Record<string, unknown>[]
}

export interface Transaction {
  id: string
  /** Place in the dataset's log: grows with each commit, never reused, also across restarts. */
  sequence: number
  timestamp: string
  /** Person id. */
  author: string
  changes: DocumentChange[]
}

/** A durable set of documents. What `commit` has returned survives SIGKILL. */
export interface Dataset {
  name: string
  get(id: string): LakeDocument | undefined
  documents(): Iterable<LakeDocument>
  size(): number
  /** Runs `change` over a staged copy and commits all of it or nothing. */
  commit<Result>(
    options: CommitOptions,
    change: (stage: Stage) => Result,
  ): {transactionId: string; result: Result}
  /** Called after each commit, in order; one that throws is logged and undoes nothing. Returns the unsubscriber. */
  onCommit(listener: (transaction: Transaction) => void): () => void
  /** Committed transactions with a greater sequence, oldest first, at most `limit`. */
  transactionsAfter(sequence: number, limit: number): Transaction[]
  /** Sequence of the newest commit, 0 in an empty dataset. */
  lastSequence(): number
}

export interface CommitOptions {
  author: string
  transactionId?: string
  dryRun?: boolean
}

/** What a mutation sees: the dataset plus what this transaction has changed so far. */
export interface Stage {
  transactionId: string
  timestamp: string
  get(id: string): LakeDocument | undefined
  /** Puts (or with `null` deletes) the document; `mutation` is kept for listeners and history. */
  put(id: string, after: LakeDocument | null, mutation: Record<string, unknown>): void
}

/**
 * Who sends the request: by `Authorization: Bearer`, or by the query parameter `token` where a redirect to another
 * host dropped the header. `undefined` without a token; throws `LakeError` 401 (SIO-401-ANF) for an unknown one.
 */
export type PersonOf = (request: Request) => Person | undefined

export interface Store {
  /** Opens the dataset, creating it if it does not exist. */
  dataset(name: string): Dataset
  datasetNames(): string[]
  close(): void
}
