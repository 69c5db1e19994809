import type {Language} from '@site/schemas/languages'
import {codeOfDigest, digestOf, randomErrorCode} from '#/monitoring/error-code.ts'
import {queryTables} from '#/supabase/query.ts'

const MAX_MESSAGE = 300
const MAX_STACK = 1500
const MAX_BROWSER = 300

const codes = new WeakMap<object, string>()

/** Anything can be thrown. */
const unnamed = {}

/** The code of an error of the browser is its own; it stays the same while the page is open. */
export function codeOfError(error: unknown): string {
  const digest = digestOf(error)
  if (digest !== undefined) return codeOfDigest(digest)
  const key = typeof error === 'object' && error ? error : unnamed
  const code = codes.get(key) ?? randomErrorCode()
  codes.set(key, code)
  return code
}

const reported = new Set<string>()

/** Once for each code. The database leaves out what could be about a person. */
export async function reportError(error: unknown, language: Language): Promise<void> {
  const code = codeOfError(error)
  if (reported.has(code)) return
  reported.add(code)
  const {message, stack} = error instanceof Error ? error : new Error(String(error))
  await queryTables((tables) =>
    tables.rpc('report_error', {
      report: {
        code,
        language,
        path: location.pathname,
        message: cut(message, MAX_MESSAGE),
        browser: cut(navigator.userAgent, MAX_BROWSER),
        ...(stack && {stack: cut(stack, MAX_STACK)}),
      },
    }),
  )
}

/** The database refuses half a character. */
const cut = (text: string, most: number) => [...text].slice(0, most).join('')
