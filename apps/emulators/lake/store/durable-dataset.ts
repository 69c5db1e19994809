import {randomBytes} from 'node:crypto'
import type {DatabaseSync, StatementSync} from 'node:sqlite'
import type {CommitOptions, Dataset, LakeDocument, Stage, Transaction, TransactionRange} from '../contract.ts'
import {LakeError} from '../lake-error.ts'
import {TransactionLog} from './transaction-log.ts'
import {StagedChanges} from './staged-changes.ts'

export class DurableDataset implements Dataset {
  readonly name: string
  private readonly database: DatabaseSync
  private readonly content = new Map<string, LakeDocument>()
  private readonly listeners = new Set<(transaction: Transaction) => void>()
  private readonly putDocument: StatementSync
  private readonly deleteDocument: StatementSync
  private readonly log: TransactionLog
  private sequence: number

  constructor(database: DatabaseSync, name: string) {
    this.database = database
    this.name = name
    database.prepare('insert or ignore into datasets (name) values (?)').run(name)
    for (const row of database.prepare('select id, content from documents where dataset = ?').iterate(name)) {
      this.content.set(String(row.id), JSON.parse(String(row.content)))
    }
    this.putDocument = database.prepare(
      'insert into documents (dataset, id, content) values (?, ?, ?) ' +
        'on conflict (dataset, id) do update set content = excluded.content',
    )
    this.deleteDocument = database.prepare('delete from documents where dataset = ? and id = ?')
    this.log = new TransactionLog(database, name)
    this.sequence = this.log.lastSequence()
  }

  get(id: string): LakeDocument | undefined {
    return this.content.get(id)
  }

  documents(): Iterable<LakeDocument> {
    return this.content.values()
  }

  size(): number {
    return this.content.size
  }

  commit<Result>(
    options: CommitOptions,
    change: (stage: Stage) => Result,
  ): {transactionId: string; result: Result} {
    const transactionId = options.transactionId ?? newTransactionId()
    if (options.transactionId !== undefined) this.requireNew(transactionId)
    const stage = new StagedChanges(this.content, transactionId, new Date().toISOString())
    const result = change(stage)
    const changes = stage.changes()
    if (!options.dryRun && changes.length > 0) {
      this.save({
        id: transactionId,
        sequence: this.sequence + 1,
        timestamp: stage.timestamp,
        author: options.author,
        changes,
      })
    }
    return {transactionId, result}
  }

  onCommit(listener: (transaction: Transaction) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  transactionsAfter(sequence: number, limit: number): Transaction[] {
    return this.log.find({from: sequence + 1, limit})
  }

  findTransactions(range: TransactionRange): Transaction[] {
    return this.log.find(range)
  }

  sequenceOf(transactionId: string): number | undefined {
    return this.log.sequenceOf(transactionId)
  }

  lastSequence(): number {
    return this.sequence
  }

  private requireNew(transactionId: string) {
    if (this.log.sequenceOf(transactionId) === undefined) return
    const description = `Transaction "${transactionId}" already exists`
    throw new LakeError(409, {error: {type: 'transactionAlreadyExistsError', description, transactionId}})
  }

  private save(transaction: Transaction) {
    const {sequence, changes} = transaction
    this.database.exec('begin immediate')
    try {
      for (const change of changes) {
        if (change.after) this.putDocument.run(this.name, change.id, JSON.stringify(change.after))
        else this.deleteDocument.run(this.name, change.id)
      }
      this.log.add(transaction)
      this.database.exec('commit')
    } catch (error) {
      // SQLite itself rolls back when the disk is full.
      if (this.database.isTransaction) this.database.exec('rollback')
      throw error
    }
    this.sequence = sequence
    for (const change of changes) {
      if (change.after) this.content.set(change.id, change.after)
      else this.content.delete(change.id)
    }
    for (const listener of this.listeners) {
      try {
        listener(transaction)
      } catch (error) {
        // The commit has succeeded, so the writer must not see this error.
        console.error(`A listener to dataset ${this.name} failed:`, error)
      }
    }
  }
}

/** Content Lake's ids have 22 letters and digits. */
function newTransactionId(): string {
  return randomBytes(32)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '')
    .padEnd(22, '0')
    .slice(0, 22)
}
