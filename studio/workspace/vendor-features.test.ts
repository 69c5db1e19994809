import {expect, test, vi} from 'vitest'

vi.mock('./env.ts', () => ({env: {}}))
vi.mock('sanity', () => ({definePlugin: (plugin: unknown) => plugin, StudioLayoutComponent: () => undefined}))
const {enabledFeatures} = await import('./vendor-features.tsx')

test('none of Sanity’s features is on unless it is named', () => {
  const off = {enabled: false}
  const none = {comments: off, tasks: off, releases: off, scheduledDrafts: off, scheduledPublishing: off}
  expect(enabledFeatures()).toEqual(none)
  expect(enabledFeatures('comments, tasks')).toEqual({
    ...none,
    comments: {enabled: true},
    tasks: {enabled: true},
  })
})
