import type {FieldValues, Resolver} from 'react-hook-form'
import {inTime} from '#/browser/late-loading.ts'

interface Validation<Fields extends FieldValues, Request> {
  resolver: Resolver<Fields, unknown, Request>
  accepts: (fields: Fields) => boolean
}

export type LateValidation<Fields extends FieldValues, Request> = ReturnType<
  typeof createLateValidation<Fields, Request>
>

/** What validates a form weighs as much as the form, so it is loaded once somebody begins to fill it in. */
export function createLateValidation<Fields extends FieldValues, Request>(
  load: () => Promise<Validation<Fields, Request>>,
) {
  let loaded: Validation<Fields, Request> | undefined

  /** Resolves to the reason if it cannot be loaded. Another call tries again. */
  async function ready(): Promise<'offline' | 'unavailable' | undefined> {
    try {
      loaded ??= await inTime(load())
      return undefined
    } catch {
      return navigator.onLine ? 'unavailable' : 'offline'
    }
  }

  // React Hook Form also asks before the first submission, for states that no form shows.
  const resolver: Resolver<Fields, unknown, Request> = (...fields) =>
    loaded?.resolver(...fields) ?? {values: {}, errors: {}}

  return {
    start: () => void ready(),
    ready,
    resolver,
    /** Undefined as long as nothing is loaded. */
    accepts: (fields: Fields) => loaded?.accepts(fields),
  }
}
