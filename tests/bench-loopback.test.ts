import {expect, test} from 'vitest'
import {requireLoopback} from './bench/loopback.ts'

test.each([
  'http://localhost:3000/',
  'http://127.0.0.1',
  'http://[::1]:80',
  'postgres://a:b@127.0.0.1:5432/x',
])('%s may be measured', (url) => {
  expect(() => requireLoopback(url)).not.toThrow()
})

test.each([
  'https://example.test',
  'http://localhost.example.test',
  'http://127.0.0.1.example.test',
  'http://localhost@example.test',
  'http://192.168.0.1',
  'http://0.0.0.0',
])('%s may not', (url) => {
  expect(() => requireLoopback(url)).toThrow('another')
})
