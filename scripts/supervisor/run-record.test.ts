import {mkdtempSync, readFileSync, statSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {beforeEach, expect, test} from 'vitest'
import {claimState, readRunRecord, releaseState, requireUnclaimed} from './run-record.ts'

let state: string
let path: string

beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), 'record-'))
  path = join(state, 'run.json')
})

test('keeps a second supervisor away from a state in use', () => {
  claimState(state, 'npm start')
  expect(readRunRecord(state)).toMatchObject({pid: process.pid, command: 'npm start'})
  expect(() => claimState(state, 'npm run dev')).toThrow(`"npm start" runs already`)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  releaseState(state)
  expect(() => requireUnclaimed(state)).not.toThrow()
})

test('does not mistake a later process with the same id for the supervisor', () => {
  claimState(state, 'npm start')
  writeFileSync(path, readFileSync(path, 'utf8').replace(/"startedAt": ".*"/, '"startedAt": "1"'))
  expect(readRunRecord(state)).toBeUndefined()
})

test('ignores a record that was cut short', () => {
  writeFileSync(path, '{"pid": 1')
  expect(readRunRecord(state)).toBeUndefined()
})
