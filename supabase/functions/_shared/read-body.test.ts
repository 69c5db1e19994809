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

  test('is rejected as soon as it is too large', async () => {
    let pulled = 0
    const endless = new ReadableStream({
      pull(controller) {
        pulled += 1
        controller.enqueue(new Uint8Array(1024))
      },
    })
    const big = new Request('http://localhost', {
      method: 'POST',
      body: endless,
      duplex: 'half',
    } as RequestInit)
    await expect(readText(big, 10_000)).rejects.toMatchObject({code: 'payload_too_large'})
    expect(pulled).toBeLessThan(15)
  })
})
