import {compareSync, hashSync} from 'bcryptjs'
import {parentPort} from 'node:worker_threads'

const COST = 10

export interface PasswordTask {
  id: number
  password: string
  hash?: string
}

export interface PasswordResult {
  id: number
  result: string | boolean
}

parentPort?.on('message', ({id, password, hash}: PasswordTask) => {
  const result = hash === undefined ? hashSync(password, COST) : compareSync(password, hash)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
  parentPort?.postMessage({id, result} satisfies PasswordResult)
})
