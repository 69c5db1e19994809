import {expect, it} from 'vitest'
import {mailtoLink} from './mailto-link.ts'

it('begins a letter with spaces, quotes and line breaks whole', () => {
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

it('cannot be led to further addressees by what stands in the address', () => {
  const link = new URL(mailtoLink('a@example.org?bcc=b@example.org'))
  expect(link.searchParams.get('bcc')).toBeNull()
})

it('is the bare address where nothing is written', () => {
  expect(mailtoLink('a@example.org')).toBe('mailto:a@example.org')
})
