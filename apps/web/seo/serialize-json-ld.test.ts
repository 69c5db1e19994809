import {describe, expect, test} from 'vitest'
import {serializeJsonLd} from './serialize-json-ld.ts'

describe('JSON-LD in a page', () => {
  const title = '</script><script>alert(1)</script>\u2028 & <!-- „Kalėdos“'
  const serialized = serializeJsonLd([{'@type': 'Event', name: title}])

  test('cannot close its script element or open another', () => {
    expect(serialized).not.toMatch(/[<>&\u2028\u2029]/)
  })

  test('reads back as it was written', () => {
    expect(JSON.parse(serialized)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{'@type': 'Event', name: title}],
    })
  })
})
