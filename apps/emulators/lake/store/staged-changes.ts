import type {DocumentChange, LakeDocument, Stage} from '../contract.ts'

export class StagedChanges implements Stage {
  readonly transactionId: string
  readonly timestamp: string
  private readonly committed: ReadonlyMap<string, LakeDocument>
  private readonly staged = new Map<string, DocumentChange>()

  constructor(committed: ReadonlyMap<string, LakeDocument>, transactionId: string, timestamp: string) {
    this.committed = committed
    this.transactionId = transactionId
    this.timestamp = timestamp
  }

  get(id: string): LakeDocument | undefined {
    const change = this.staged.get(id)
    return change ? (change.after ?? undefined) : this.committed.get(id)
  }

  put(id: string, after: LakeDocument | null, mutation: Record<string, unknown>): void {
    const change = this.staged.get(id)
    if (change) {
      change.after = after
      change.mutations.push(mutation)
    } else {
      this.staged.set(id, {id, before: this.committed.get(id) ?? null, after, mutations: [mutation]})
    }
  }

  /** Documents that were created and deleted again are left out. */
  changes(): DocumentChange[] {
    return [...this.staged.values()].filter(({before, after}) => before !== null || after !== null)
  }
}
