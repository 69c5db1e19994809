import type {SanityDocumentStub} from '@sanity/client'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {isFreeEvent} from '../../apps/web/sanity/fragments.ts'
import {LakeProcess} from '../support/lake-process.ts'

let lake: LakeProcess

beforeAll(async () => {
  lake = await LakeProcess.start()
})
afterAll(() => lake.stop())

const priced = (...amounts: number[]) => amounts.map((amount) => ({_key: String(amount), amount}))

test.each<[string, boolean, object]>([
  ['with nothing said', false, {}],
  ['with free entry', true, {admission: 'free'}],
  ['with free entry, not marked as free', true, {admission: 'free', isFree: false}],
  ['that one registers for, marked as free', true, {admission: 'general', isFree: true}],
  ['that one registers for', false, {admission: 'general', isFree: false}],
  ['from the time of two kinds, marked as free', true, {ticketing: {kind: 'free'}, isFree: true}],
  ['that costs £0', true, {isFree: true, prices: priced(0)}],
  ['with no prices in its list', true, {isFree: true, prices: []}],
  ['marked as free, with a price for adults', false, {isFree: true, prices: priced(20, 0)}],
  ['with free entry and a price', false, {admission: 'free', prices: priced(5)}],
])('an event %s is free: %s', async (_, isFree, fields) => {
  const client = lake.client()
  const {_id} = await client.create({_type: 'event', ...fields} as SanityDocumentStub)
  const query = `*[_id == $id][0]{"isFree": ${isFreeEvent}}`
  expect(await client.fetch(query, {id: _id})).toEqual({isFree})
})
