import {describe, expect, it} from 'vitest'
import {registrationIsOpen} from './registration-is-open.ts'

const at = (time: string) => new Date(`2025-09-26T${time}Z`)

describe('registrationIsOpen', () => {
  it('is as volunteers set it', () => {
    expect(registrationIsOpen({open: true}, at('12:00:00'))).toBe(true)
    expect(registrationIsOpen({open: false}, at('12:00:00'))).toBe(false)
    expect(registrationIsOpen({}, at('12:00:00'))).toBe(true)
    expect(registrationIsOpen(null, at('12:00:00'))).toBe(false)
  })

  it('closes by itself after the last moment', () => {
    const registration = {open: true, closesAt: '2025-09-26T22:59:00Z'}
    expect(registrationIsOpen(registration, at('22:59:00'))).toBe(true)
    expect(registrationIsOpen(registration, at('22:59:01'))).toBe(false)
  })

  it('stays closed before a last moment to come', () => {
    expect(registrationIsOpen({open: false, closesAt: '2025-09-27T00:00:00Z'}, at('12:00:00'))).toBe(false)
  })

  it('disregards a last moment that cannot be read', () => {
    expect(registrationIsOpen({open: true, closesAt: 'soon'}, at('12:00:00'))).toBe(true)
  })
})
