/** An answer other than success: thrown anywhere below a route, sent as it is. */
export class LakeError extends Error {
  readonly status: number
  readonly body: Record<string, unknown>

  constructor(status: number, body: Record<string, unknown>) {
    super(JSON.stringify(body))
    this.name = 'LakeError'
    this.status = status
    this.body = body
  }
}
