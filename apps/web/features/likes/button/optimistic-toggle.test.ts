import {expect, test, vi} from 'vitest'
import {createOptimisticToggle} from './optimistic-toggle.ts'

/** A toggle whose writes are settled by the test. */
function toggleOf(isOn: boolean) {
  const pending: ((stored: boolean) => void)[] = []
  const write = vi.fn<(isOn: boolean) => Promise<boolean>>(
    () => new Promise((resolve) => void pending.push(resolve)),
  )
  const onChange = vi.fn<(isOn: boolean) => void>()
  const onFailure = vi.fn<() => void>()
  const {toggle} = createOptimisticToggle({isOn, write, onChange, onFailure})
  const settle = async (stored: boolean) => {
    pending.shift()?.(stored)
    await new Promise(setImmediate)
  }
  return {
    toggle,
    settle,
    write,
    onChange,
    onFailure,
    writes: () => write.mock.calls.map(([written]) => written),
  }
}

test('shows a press before it is stored', async () => {
  const {toggle, settle, onChange, writes, onFailure} = toggleOf(false)
  toggle()
  expect(onChange).toHaveBeenLastCalledWith(true)
  expect(writes()).toEqual([true])
  await settle(true)
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(onFailure).not.toHaveBeenCalled()
})

test('stores the last of many quick presses, one write at a time', async () => {
  const {toggle, settle, writes} = toggleOf(false)
  for (let press = 0; press < 6; press++) toggle()
  expect(writes()).toEqual([true])
  await settle(true)
  expect(writes()).toEqual([true, false])
  await settle(true)
  expect(writes()).toEqual([true, false])
})

test('reverts to the stored state when a write fails', async () => {
  const {toggle, settle, onChange, onFailure, writes} = toggleOf(true)
  toggle()
  await settle(false)
  expect(onChange.mock.calls).toEqual([[false], [true]])
  expect(onFailure).toHaveBeenCalledTimes(1)
  toggle()
  await settle(true)
  expect(writes()).toEqual([false, false])
  expect(onChange).toHaveBeenLastCalledWith(false)
})

test('ignores a failed write that was undone meanwhile', async () => {
  const {toggle, settle, onFailure, writes} = toggleOf(false)
  toggle()
  toggle()
  await settle(false)
  expect(onFailure).not.toHaveBeenCalled()
  expect(writes()).toEqual([true])
})
