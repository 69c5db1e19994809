import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {expect, test} from 'vitest'
import {stopLeftover} from './stop-leftover.ts'

test('ends the process, and resolves once it is gone', async () => {
  const child = spawn('sleep', ['60'])
  const exit = once(child, 'exit')
  await stopLeftover({pid: child.pid ?? 0, program: 'sleep', signal: 'SIGTERM'})
  expect(await exit).toEqual([null, 'SIGTERM'])
})

test('leaves another program alone that has got its id, and minds no missing one', async () => {
  const child = spawn('sleep', ['60'])
  await stopLeftover({pid: child.pid ?? 0, program: 'postgrest', signal: 'SIGTERM'})
  await stopLeftover({pid: 2 ** 30, program: 'postgrest', signal: 'SIGTERM'})
  await stopLeftover({pid: Number('junk'), program: 'postgrest', signal: 'SIGTERM'})
  expect([child.exitCode, child.signalCode]).toEqual([null, null])
  child.kill()
})
