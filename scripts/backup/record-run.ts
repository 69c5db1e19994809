import {connect} from './save-database.ts'

/** Either is told to the admins when it is late: see `private.backups`. */
export type RecordedRun = 'backup' | 'drill'

/**
 * Runs, and records in the database that it succeeded or failed. A record that cannot be written is a warning: the run is then told as
 * late.
 */
export async function recordingRun<Result>(
  kind: RecordedRun,
  databaseUrl: string,
  warn: (text: string) => void,
  run: () => Promise<Result>,
): Promise<Result> {
  const started = new Date()
  const record = async (error: string | null) => {
    const sql = connect(databaseUrl)
    try {
      await sql`select private.record_backup(${kind}, ${started}, ${error})`
    } catch (fault) {
      warn(`The run is not recorded: ${fault instanceof Error ? fault.message : String(fault)}`)
    } finally {
      await sql.end({timeout: 5})
    }
  }
  try {
    const result = await run()
    await record(null)
    return result
  } catch (error) {
    await record(error instanceof Error ? error.message : String(error))
    throw error
  }
}

/** Tells who watches from outside that all is well. @returns what went wrong, which is no failure of what was done */
export async function sendHeartbeat(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, {method: 'POST', signal: AbortSignal.timeout(10_000)})
    return response.ok ? undefined : `The heartbeat was answered with ${response.status}.`
  } catch (error) {
    return `The heartbeat was not received: ${error instanceof Error ? error.message : String(error)}`
  }
}
