import {describe, expect, test} from 'vitest'
import {parsePerspective} from './perspective.ts'

describe('parsePerspective', () => {
  test('defaults by the API version', () => {
    expect(parsePerspective(undefined, '1')).toEqual(['raw'])
    expect(parsePerspective(undefined, '2025-02-18')).toEqual(['raw'])
    expect(parsePerspective(undefined, '2025-02-19')).toEqual(['published'])
    expect(parsePerspective(undefined, 'X')).toEqual(['published'])
  })

  test('accepts one name or a stack of releases', () => {
    expect(parsePerspective('drafts', '1')).toEqual(['drafts'])
    expect(parsePerspective('rSummer,drafts', '1')).toEqual(['rSummer', 'drafts'])
    expect(parsePerspective(['rSummer', 'drafts'], '1')).toEqual(['rSummer', 'drafts'])
  })
})
