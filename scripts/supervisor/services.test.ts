import {expect, test} from 'vitest'
import {nothingHosted} from '../hosted.ts'
import {hostedPlaces, standIns} from './services.ts'
import {hostedVariables, userProfile} from './testing/user-profile.ts'

test('everything runs here unless something is hosted', () => {
  expect(standIns(nothingHosted)).toEqual(['lake', 'supabase', 'functions', 'mail', 'stripe'])
})

test.each([
  ['sanity', ['supabase', 'functions', 'mail', 'stripe']],
  ['supabase', ['lake']],
  ['resend', ['lake', 'supabase', 'functions', 'stripe']],
  ['stripe', ['lake', 'supabase', 'functions', 'mail']],
])('nothing stands in for a hosted %s', (service, expected) => {
  expect(standIns({...nothingHosted, [service]: true})).toEqual(expected)
})

test('every pair leaves out what either leaves out', () => {
  const names = ['sanity', 'supabase', 'resend', 'stripe'] as const
  for (const first of names) {
    for (const second of names) {
      const alone = [first, second].map((name) => standIns({...nothingHosted, [name]: true}))
      const both = standIns({...nothingHosted, [first]: true, [second]: true})
      expect([first, second, both]).toEqual([
        first,
        second,
        alone[0]?.filter((name) => alone[1]?.includes(name)),
      ])
    }
  }
})

test('names the place of each hosted service', () => {
  const {sanity, supabase, resend, stripe} = hostedVariables
  expect(hostedPlaces(userProfile())).toEqual([])
  expect(hostedPlaces(userProfile({...sanity, ...resend, ...stripe}))).toEqual([
    {title: 'Sanity', url: 'https://abc12345.api.sanity.io'},
    {title: 'Resend', url: 'https://api.resend.com'},
    {title: 'Stripe', url: 'https://api.stripe.com'},
  ])
  expect(hostedPlaces(userProfile({...sanity, ...supabase, ...resend, ...stripe}))).toEqual([
    {title: 'Sanity', url: 'https://abc12345.api.sanity.io'},
    {title: 'Supabase', url: 'https://abcdefghijklmnopqrst.supabase.co'},
  ])
})
