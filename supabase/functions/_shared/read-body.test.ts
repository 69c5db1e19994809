import {describe, expect, test} from 'vitest'
import {readText} from './read-body.ts'

const request = (body?: BodyInit) => new Request('http://localhost', {method: 'POST', body})

describe('a body', () => {
  test.each(['', '{"a": 1}', 'ąčęėįšųūž „labas“ 🌿', '\uFEFF{}'])('is read unchanged: %s', async (text) => {
    expect(await readText(request(text))).toBe(text)
  })

  test('may be missing', async () => {
    expect(await readText(request())).toBe('')
  })
})
