import {expect, test} from 'vitest'
import type {SubmissionError, SubmissionResult} from '#/supabase/form-submission.ts'
import {createFamilySender} from './family.ts'

interface Sent {
  child: object
  groupId?: string
  groupSize?: number
}

const lukas = {firstName: 'Lukas'}
const ema = {firstName: 'Ema'}
const jonas = {firstName: 'Jonas'}

const registered: SubmissionResult = {ok: true, status: 'registered', isEmailed: true}
const failed = (error: SubmissionError): SubmissionResult => ({ok: false, error})

/** A family whose requests get these results, one after the other, and then are registered. */
function familyWith(...results: SubmissionResult[]) {
  const sent: Sent[] = []
  const open = new Set<object>()
  const register = createFamilySender({
    send: async (child, group) => {
      sent.push({child, ...group})
      const result = results.shift() ?? registered
      if (result.ok) open.delete(child)
      else open.add(child)
      return result
    },
    isRetry: (child) => open.has(child),
  })
  return {sent, register}
}

test('one child is no group', async () => {
  const {sent, register} = familyWith()
  expect(await register([lukas])).toEqual([registered])
  expect(sent).toEqual([{child: lukas}])
})

test('several children share a group, with their number', async () => {
  const {sent, register} = familyWith()
  expect(await register([lukas, ema])).toEqual([registered, registered])
  const {groupId} = sent[0] ?? {}
  expect(groupId).toMatch(/^[\da-f-]{36}$/)
  expect(sent).toEqual([
    {child: lukas, groupId, groupSize: 2},
    {child: ema, groupId, groupSize: 2},
  ])
})

test('a child that failed keeps its place in the group, also when corrected', async () => {
  const {sent, register} = familyWith(registered, failed('refused'), registered, failed('failed'))
  expect(await register([lukas, ema, jonas])).toEqual([registered, failed('refused'), registered])
  const corrected = {firstName: 'Emilija'}
  await register([corrected])
  await register([corrected])
  const [first, ...others] = sent
  for (const {groupId, groupSize} of others) {
    expect([groupId, groupSize]).toEqual([first?.groupId, 3])
  }
  expect(sent.map(({child}) => child)).toEqual([lukas, ema, jonas, corrected, corrected])
})

test('children added after a failure have a group of their own', async () => {
  const {sent, register} = familyWith(registered, failed('failed'))
  await register([lukas, ema])
  const added = [{firstName: 'Ona'}, {firstName: 'Ieva'}]
  await register([ema, ...added])
  expect(sent.at(-1)?.groupId).not.toBe(sent[0]?.groupId)
  expect(sent.at(-1)?.groupSize).toBe(2)
})

test('the next family has a new group', async () => {
  const {sent, register} = familyWith()
  await register([lukas, ema])
  await register([lukas, ema])
  expect(sent[2]?.groupId).not.toBe(sent[0]?.groupId)
})

test.each<SubmissionError>(['offline', 'unavailable', 'tooMany', 'closed', 'membersOnly'])(
  'after %s no other child is sent, and all of them failed',
  async (error) => {
    const {sent, register} = familyWith(registered, failed(error))
    expect(await register([lukas, ema, jonas])).toEqual([registered, failed(error), failed(error)])
    expect(sent).toHaveLength(2)
  },
)
