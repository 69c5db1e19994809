import {expect, test} from 'vitest'
import {hostedParts, parsePlace} from './place.ts'

const local = {
  SANITY_API_HOST: 'http://localhost:3334',
  SANITY_PROJECT_ID: 'local',
  SANITY_DATASET: 'production',
  SANITY_API_READ_TOKEN: 'sk-read',
  SANITY_API_WRITE_TOKEN: 'sk-write',
  DATABASE_URL: 'postgres://postgres:secret@127.0.0.1:54322/postgres',
  SUPABASE_URL: 'http://localhost:54321',
  SUPABASE_SECRET_KEY: 'sb_secret_local',
}
const hosted = {
  ...local,
  SANITY_API_HOST: '',
  DATABASE_URL:
    'postgresql://postgres.abcdefghijklmnopqrst:s%2Fcret@aws-0-eu-west-2.pooler.supabase.com:5432/postgres?sslmode=require',
  SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
}

test('is read with a token that fits', () => {
  expect(parsePlace(local, 'read').content.token).toBe('sk-read')
  expect(parsePlace(local, 'write').content.token).toBe('sk-write')
  expect(parsePlace({...local, SANITY_API_WRITE_TOKEN: ''}, 'read').content.token).toBe('sk-read')
})

test('names each variable that is missing or malformed', () => {
  const broken = {
    ...local,
    SANITY_API_WRITE_TOKEN: undefined,
    DATABASE_URL: 'mysql://x',
    SUPABASE_SECRET_KEY: '',
  }
  expect(() => parsePlace(broken, 'write')).toThrow(
    'The environment is incomplete or malformed:\n  SANITY_API_WRITE_TOKEN must hold',
  )
  expect(() => parsePlace(broken, 'write')).toThrow('DATABASE_URL must hold the URL of the database')
  expect(() => parsePlace(broken, 'write')).toThrow('SUPABASE_SECRET_KEY must hold')
})

test.each([hosted.DATABASE_URL, 'postgresql://postgres:x@db.abcdefghijklmnopqrst.supabase.co:5432/postgres'])(
  'refuses the database of one project with the files of another: %s',
  (DATABASE_URL) => {
    expect(parsePlace({...hosted, DATABASE_URL}, 'read').databaseUrl).toBe(DATABASE_URL)
    const SUPABASE_URL = 'https://zbcdefghijklmnopqrst.supabase.co'
    expect(() => parsePlace({...hosted, DATABASE_URL, SUPABASE_URL}, 'read')).toThrow(
      'SUPABASE_URL is of the project zbcdefghijklmnopqrst, and DATABASE_URL of abcdefghijklmnopqrst.',
    )
  },
)

test('names what is not on this machine, without a password', () => {
  expect(hostedParts(parsePlace(local, 'write'))).toEqual([])
  expect(hostedParts(parsePlace(hosted, 'write'))).toEqual([
    'the dataset production at https://local.api.sanity.io',
    'the database postgres.abcdefghijklmnopqrst@aws-0-eu-west-2.pooler.supabase.com:5432/postgres',
  ])
})
