import {expect, test, vi} from 'vitest'

vi.mock('./env.ts', () => ({env: {}}))
const {enabledFeatures} = await import('./vendor-features.ts')

test('a hosted project has the features of its plan', () => {
  expect(enabledFeatures({})).toEqual({})
})

test('the local Content Lake has none unless they are named', () => {
  const off = {enabled: false}
  const none = {comments: off, tasks: off, releases: off, scheduledDrafts: off, scheduledPublishing: off}
  expect(enabledFeatures({apiHost: 'http://localhost:3334'})).toEqual(none)
  expect(enabledFeatures({features: 'comments, tasks'})).toEqual({
    ...none,
    comments: {enabled: true},
    tasks: {enabled: true},
  })
})
