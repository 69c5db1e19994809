import {readErrorCode} from '#/monitoring/error-code.ts'

/** The page of an error leads here with its code. */
export const errorInUrl = (): string | undefined =>
  readErrorCode(new URLSearchParams(location.search).get('klaida') ?? '')
