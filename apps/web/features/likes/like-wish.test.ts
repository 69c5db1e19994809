import {expect, it, vi} from 'vitest'
import {keepLikeWish} from './like-wish.ts'

/** A wish whose writes are answered by hand. */
function wish(isLiked: boolean) {
  const answers: ((stored: boolean) => void)[] = []
  const write = vi.fn<(isLiked: boolean) => Promise<boolean>>(
    () => new Promise((resolve) => void answers.push(resolve)),
  )
  const onChange = vi.fn<(isLiked: boolean) => void>()
  const onFailure = vi.fn<() => void>()
  const {toggle} = keepLikeWish({isLiked, write, onChange, onFailure})
  const answer = async (stored: boolean) => {
    answers.shift()?.(stored)
    await new Promise(setImmediate)
  }
  return {toggle, answer, write, onChange, onFailure, writes: () => write.mock.calls.map(([liked]) => liked)}
}

it('shows the wish before it is stored', async () => {
  const {toggle, answer, onChange, writes, onFailure} = wish(false)
  toggle()
  expect(onChange).toHaveBeenLastCalledWith(true)
  expect(writes()).toEqual([true])
  await answer(true)
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(onFailure).not.toHaveBeenCalled()
})

it('of many quick presses the last one counts, one write at a time', async () => {
  const {toggle, answer, writes} = wish(false)
  for (let press = 0; press < 6; press++) toggle()
  expect(writes()).toEqual([true])
  await answer(true)
  expect(writes()).toEqual([true, false])
  await answer(true)
  expect(writes()).toEqual([true, false])
})

it('goes back to what is stored when it cannot be', async () => {
  const {toggle, answer, onChange, onFailure, writes} = wish(true)
  toggle()
  await answer(false)
  expect(onChange.mock.calls).toEqual([[false], [true]])
  expect(onFailure).toHaveBeenCalledTimes(1)
  toggle()
  await answer(true)
  expect(writes()).toEqual([false, false])
  expect(onChange).toHaveBeenLastCalledWith(false)
})

it('a failure of what nobody wishes any more is no failure', async () => {
  const {toggle, answer, onFailure, writes} = wish(false)
  toggle()
  toggle()
  await answer(false)
  expect(onFailure).not.toHaveBeenCalled()
  expect(writes()).toEqual([true])
})
