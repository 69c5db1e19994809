import {expect, test} from 'vitest'
import type {PostMember} from './letters-queries.ts'
import {labelsOf, postGroups} from './post-groups.ts'

const member = (name: string, changes: Partial<PostMember> = {}): PostMember => ({
  id: name,
  name,
  address: ['1 Bute Street', 'Cardiff'],
  phone: null,
  why: 'no_email',
  household: null,
  ...changes,
})

const labels = (members: PostMember[]) => postGroups(members).flatMap(labelsOf)

test('a household at one address has one label, with its names on lines of their own', () => {
  const members = [
    member('Jonas Petraitis', {household: 'home'}),
    member('Rasa Norkienė'),
    member('Ona Petraitienė', {household: 'home', address: ['1 BUTE STREET', 'Cardiff']}),
  ]
  expect(labels(members)).toEqual([
    'Jonas Petraitis\nOna Petraitienė\n1 Bute Street\nCardiff',
    'Rasa Norkienė\n1 Bute Street\nCardiff',
  ])
})

test('each other address of a household has its own, and so have neighbours', () => {
  const members = [
    member('Jonas Petraitis', {household: 'home'}),
    member('Matas Petraitis', {household: 'home', address: ['2 College Road', 'Bangor']}),
    member('Ona Norkienė', {household: 'other'}),
  ]
  expect(labels(members)).toHaveLength(3)
})

test('a large household has so many labels that the address fits on each', () => {
  const address = ['Flat 2', '1 Bute Street', 'Cardiff', 'CF10 5AL']
  const members = ['Jonas', 'Ona', 'Matas'].map((name) => member(name, {household: 'home', address}))
  expect(labels(members)).toEqual([['Jonas', 'Ona', ...address].join('\n'), ['Matas', ...address].join('\n')])
})

test('those without an address are together in the list to call, with each number once', () => {
  const groups = postGroups([
    member('Jonas Petraitis', {household: 'home', address: [], phone: '+447700900123'}),
    member('Ona Petraitienė', {household: 'home', address: [], phone: '+447700900123'}),
    member('Matas Petraitis', {household: 'home', address: [], phone: '+447700900124'}),
    member('Rasa Norkienė', {address: []}),
  ])
  expect(groups.flatMap(labelsOf)).toEqual([])
  expect(groups.map(({people, phones}) => [people.length, phones])).toEqual([
    [3, ['+447700900123', '+447700900124']],
    [1, []],
  ])
})
