import type {ParameterOrFragment, Row} from 'postgres'
import {speakAs, type Caller} from './callers.ts'
import {database} from './database.ts'

/** A request of its own, as the API makes it: a connection, a transaction, and what it did stays. */
export function committed(caller: Caller) {
  return async <Result extends object = Row>(
    text: TemplateStringsArray,
    ...values: ParameterOrFragment<never>[]
  ) => {
    const rows = await database.begin(async (tx) => {
      await speakAs(tx, caller)
      return [...(await tx<Result[]>(text, ...values))]
    })
    return rows as Result[]
  }
}

/** Does it so many times at once, and tells apart what came of it. */
export async function atOnce<Result>(times: number, act: (n: number) => Promise<Result>) {
  const settled = await Promise.allSettled(Array.from({length: times}, (_, n) => act(n)))
  return {
    done: settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    codes: settled.flatMap((result) => (result.status === 'rejected' ? [String(result.reason.code)] : [])),
  }
}
