import {mkdirSync} from 'node:fs'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'

interface Store {
  directory: string
  /** The name of the file. */
  name: string
  /** What is in it, for the message when it is damaged. */
  holds: string
  timeoutMs: number
  /** Makes tables, and whatever else must be there. */
  setUp: string
}

const SQLITE_CORRUPT = 11
const SQLITE_NOTADB = 26

/** @throws {Error} that says which file is damaged, and what to do without losing the others, or any part of this one */
export function openSqlite({directory, name, holds, timeoutMs, setUp}: Store): DatabaseSync {
  mkdirSync(directory, {recursive: true})
  const path = join(directory, name)
  const database = new DatabaseSync(path, {timeout: timeoutMs})
  try {
    database.exec(setUp)
    const [fault] = database.prepare('pragma quick_check(1)').all().map(Object.values).flat()
    if (fault !== 'ok') throw damaged(path, holds, fault)
    return database
  } catch (error) {
    database.close()
    const {errcode} = Object(error) as {errcode?: unknown}
    throw errcode === SQLITE_CORRUPT || errcode === SQLITE_NOTADB ? damaged(path, holds, error) : error
  }
}

const damaged = (path: string, holds: string, cause: unknown) =>
  new Error(
    `${path} is damaged. It holds ${holds}, and nothing else is affected. Keep it under another name, and its -wal beside it:\n` +
      `  mv ${path} ${path}.damaged\n` +
      `The next start makes an empty one. What can still be read of it comes back before that start with:\n` +
      `  sqlite3 ${path}.damaged .recover | sqlite3 ${path}`,
    {cause},
  )
