import {expect, test} from 'vitest'
import {mailtoLink} from './contact-urls.ts'

test('encodes spaces, quotes and line breaks', () => {
  const link = mailtoLink('sokiai@example.org', {
    subject: 'Noriu į grupę „Šokiai“ & kt.',
    body: 'Labas,\nčia aš',
  })
  expect(link).not.toContain('+')
  const {pathname, searchParams} = new URL(link)
  expect(pathname).toBe('sokiai@example.org')
  expect(searchParams.get('subject')).toBe('Noriu į grupę „Šokiai“ & kt.')
  expect(searchParams.get('body')).toBe('Labas,\nčia aš')
})

test('does not let an address add recipients', () => {
  const link = new URL(mailtoLink('a@example.org?bcc=b@example.org'))
  expect(link.searchParams.get('bcc')).toBeNull()
})

test('is the bare address without subject and body', () => {
  expect(mailtoLink('a@example.org')).toBe('mailto:a@example.org')
})
