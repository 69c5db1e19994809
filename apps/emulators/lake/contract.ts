export type Role = 'administrator' | 'editor' | 'viewer'

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

/** A document that does not exist is `null`. */
export interface DocumentChange {
  id: string
  before: LakeDocument | null
  after: LakeDocument | null
  mutations: Record<string, unknown>[]
}

export interface Transaction {
  id: string
  /** It increases with each commit and is never reused, also across restarts. */
  sequence: number
  timestamp: string
  author: string
  changes: DocumentChange[]
}

/** Once `commit` returns, its changes survive SIGKILL. */
export interface Dataset {
  name: string
  get(id: string): LakeDocument | undefined
  documents(): Iterable<LakeDocument>
  size(): number
  commit<Result>(
    options: CommitOptions,
    change: (stage: Stage) => Result,
  ): {transactionId: string; result: Result}
  /** Calls `listener` after each commit, in order; its errors are only logged. Returns the unsubscriber. */
  onCommit(listener: (transaction: Transaction) => void): () => void
  transactionsAfter(sequence: number, limit: number): Transaction[]
  findTransactions(range: TransactionRange): Transaction[]
  sequenceOf(transactionId: string): number | undefined
  /** It is 0 in an empty dataset. */
  lastSequence(): number
}

/** Limits are inclusive. */
export interface TransactionRange {
  documents?: string[] | undefined
  from?: number | undefined
  to?: number | undefined
  /** These are ISO times with milliseconds. */
  since?: string | undefined
  until?: string | undefined
  authors?: string[] | undefined
  newestFirst?: boolean | undefined
  limit: number
}

export interface CommitOptions {
  author: string
  transactionId?: string
  dryRun?: boolean
}

export interface Stage {
  transactionId: string
  timestamp: string
  get(id: string): LakeDocument | undefined
  /** `null` deletes the document; `mutation` is for listeners and history. */
  put(id: string, after: LakeDocument | null, mutation: Record<string, unknown>): void
}

/**
 * Accepts the query parameter `token` too, since a redirect to another host drops the header.
 * @throws {LakeError} 401 SIO-401-ANF for an unknown token
 */
export type PersonOf = (request: Request) => Person | undefined

export interface Store {
  dataset(name: string): Dataset
  datasetNames(): string[]
  close(): void
}
