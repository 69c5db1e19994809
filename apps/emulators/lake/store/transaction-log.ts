import type {DatabaseSync, StatementSync} from 'node:sqlite'
import type {DocumentChange, Transaction, TransactionRange} from '../contract.ts'

export class TransactionLog {
  private readonly dataset: string
  private readonly newest: StatementSync
  private readonly insert: StatementSync
  private readonly insertDocument: StatementSync
  private readonly sequence: StatementSync
  private readonly select: Record<'oldestFirst' | 'newestFirst', StatementSync>

  constructor(database: DatabaseSync, dataset: string) {
    this.dataset = dataset
    this.newest = database.prepare('select max(sequence) as newest from transactions where dataset = ?')
    this.insert = database.prepare(
      'insert into transactions (dataset, sequence, id, timestamp, author, changes) values (?, ?, ?, ?, ?, ?)',
    )
    this.insertDocument = database.prepare(
      'insert into changed_documents (dataset, id, sequence) values (?, ?, ?)',
    )
    this.sequence = database.prepare('select sequence from transactions where dataset = ? and id = ?')
    const select = (order: 'asc' | 'desc') =>
      database.prepare(`
        select id, sequence, timestamp, author, changes from transactions
        where dataset = :dataset and sequence between :from and :to and timestamp between :since and :until
          and (:authors is null or author in (select value from json_each(:authors)))
          and (:documents is null or sequence in (
            select sequence from changed_documents
            where dataset = :dataset and id in (select value from json_each(:documents))
          ))
        order by sequence ${order} limit :limit
      `)
    this.select = {oldestFirst: select('asc'), newestFirst: select('desc')}
  }

  lastSequence(): number {
    return Number(this.newest.get(this.dataset)?.newest ?? 0)
  }

  sequenceOf(transactionId: string): number | undefined {
    const row = this.sequence.get(this.dataset, transactionId)
    return row ? Number(row.sequence) : undefined
  }

  /** The caller holds the SQLite transaction. */
  add({id, sequence, timestamp, author, changes}: Transaction): void {
    this.insert.run(this.dataset, sequence, id, timestamp, author, JSON.stringify(changes))
    for (const change of changes) this.insertDocument.run(this.dataset, change.id, sequence)
  }

  find({documents, authors, newestFirst, limit, ...range}: TransactionRange): Transaction[] {
    const rows = this.select[newestFirst ? 'newestFirst' : 'oldestFirst'].all({
      dataset: this.dataset,
      from: range.from ?? 0,
      to: range.to ?? Number.MAX_SAFE_INTEGER,
      since: range.since ?? '',
      until: range.until ?? '9999',
      documents: documents ? JSON.stringify(documents) : null,
      authors: authors ? JSON.stringify(authors) : null,
      limit,
    })
    return rows.map((row) => ({
      id: String(row.id),
      sequence: Number(row.sequence),
      timestamp: String(row.timestamp),
      author: String(row.author),
      changes: JSON.parse(String(row.changes)) as DocumentChange[],
    }))
  }
}
