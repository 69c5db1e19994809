import type {ParameterOrFragment, Row} from 'postgres'
import {switchTo, type Caller} from './callers.ts'
import {database} from './database.ts'

/** Runs a query like an API request: on its own connection, in a transaction that is committed. */
export function committed(caller: Caller) {
  return async <Result extends object = Row>(
    text: TemplateStringsArray,
    ...values: ParameterOrFragment<never>[]
  ) => {
    const rows = await database.begin(async (tx) => {
      await switchTo(tx, caller)
      return [...(await tx<Result[]>(text, ...values))]
    })
    return rows as Result[]
  }
}

/** Calls `act` concurrently and returns the results and the SQLSTATEs of the errors. */
export async function atOnce<Result>(times: number, act: (n: number) => Promise<Result>) {
  const settled = await Promise.allSettled(Array.from({length: times}, (_, n) => act(n)))
  return {
    done: settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    codes: settled.flatMap((result) => (result.status === 'rejected' ? [String(result.reason.code)] : [])),
  }
}
