/** The interfaces between the emulator's modules: the store writes, everything else reads or listens. */

export type Role = 'administrator' | 'editor' | 'viewer'

/** A user of the Studio, or a robot token. */
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

/** One document's change in a transaction; `null` where the document does not exist. */
export interface DocumentChange {
  id: string
  before: LakeDocument | null
  after: LakeDocument | null
  /** The mutations in Sanity's wire format. */
  mutations: Record<string, unknown>[]
}

export interface Transaction {
  id: string
  /** Position in the dataset's log: increases with each commit, never reused, also across restarts. */
  sequence: number
  timestamp: string
  /** Person id. */
  author: string
  changes: DocumentChange[]
}

/** A durable set of documents. Once `commit` returns, its changes survive SIGKILL. */
export interface Dataset {
  name: string
  get(id: string): LakeDocument | undefined
  documents(): Iterable<LakeDocument>
  size(): number
  /** Runs `change` on a staged copy and commits all of it or nothing. */
  commit<Result>(
    options: CommitOptions,
    change: (stage: Stage) => Result,
  ): {transactionId: string; result: Result}
  /** Calls `listener` after each commit, in order; its errors are only logged. Returns the unsubscriber. */
  onCommit(listener: (transaction: Transaction) => void): () => void
  /** Committed transactions with a greater sequence, oldest first, at most `limit`. */
  transactionsAfter(sequence: number, limit: number): Transaction[]
  /** Committed transactions of the past, by the documents that they changed. */
  findTransactions(range: TransactionRange): Transaction[]
  /** Position of a transaction in the log. */
  sequenceOf(transactionId: string): number | undefined
  /** Sequence of the latest commit, 0 in an empty dataset. */
  lastSequence(): number
}

/** Limits are inclusive; what is left out does not limit. */
export interface TransactionRange {
  /** Ids of documents, at least one of which changed. */
  documents?: string[] | undefined
  /** Sequences. */
  from?: number | undefined
  to?: number | undefined
  /** ISO times with milliseconds. */
  since?: string | undefined
  until?: string | undefined
  /** Person ids. */
  authors?: string[] | undefined
  newestFirst?: boolean | undefined
  limit: number
}

export interface CommitOptions {
  author: string
  transactionId?: string
  dryRun?: boolean
}

/** What a mutation sees: the dataset plus the changes of this transaction so far. */
export interface Stage {
  transactionId: string
  timestamp: string
  get(id: string): LakeDocument | undefined
  /** Puts the document, or deletes it with `null`; `mutation` is for listeners and history. */
  put(id: string, after: LakeDocument | null, mutation: Record<string, unknown>): void
}

/**
 * Identifies the caller by `Authorization: Bearer`, or by the query parameter `token` where a redirect to another host
 * dropped the header. `undefined` without a token.
 *
 * @throws {LakeError} 401 SIO-401-ANF for an unknown token
 */
export type PersonOf = (request: Request) => Person | undefined

export interface Store {
  /** Opens the dataset, creating it if it does not exist. */
  dataset(name: string): Dataset
  datasetNames(): string[]
  close(): void
}
