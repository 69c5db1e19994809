import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {emailData} from '../supabase/functions/_shared/email/email-data.ts'

const tables = readFileSync(join(import.meta.dirname, '../docs/functions.md'), 'utf8')
  .split(/\n\n+/)
  .filter((block) => /^\| email +\|/.test(block))

const namesIn = (text: string) => [...text.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name)

test('the guide to the functions says when each email is sent', () => {
  const templates = Object.keys(emailData)
  const named = namesIn(tables.join('\n')).filter((name) => templates.includes(name))
  expect([...new Set(named)].toSorted()).toEqual(templates.toSorted())
})

test('its tables begin with emails that there are', () => {
  const rows = tables.flatMap((table) => table.split('\n').slice(2))
  const first = rows.flatMap((row) => namesIn(row.split('|')[1] ?? ''))
  expect(first.filter((name) => !(name in emailData))).toEqual([])
})
