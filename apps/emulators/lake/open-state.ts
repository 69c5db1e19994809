import {mkdirSync} from 'node:fs'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'

/** What the emulator keeps beside the documents: people's Studio settings, and how far each webhook has come. */
export function openState(directory: string): DatabaseSync {
  mkdirSync(directory, {recursive: true})
  const state = new DatabaseSync(join(directory, 'state.sqlite'))
  state.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma busy_timeout = 2000')
  return state
}
