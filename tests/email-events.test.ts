import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {emailEvents} from '@site/schemas/webhooks/email-events'
import {expect, test} from 'vitest'

test('docs/hosted-supabase.md tells which events Resend is to send', () => {
  const text = readFileSync(join(import.meta.dirname, '../docs/hosted-supabase.md'), 'utf8')
  expect(emailEvents.filter((type) => !text.includes(`\`${type}\``))).toEqual([])
})
