import {openCsv} from './csv-statement.ts'
import {looksLikeOfx, openOfx} from './ofx-statement.ts'
import {statementText} from './statement-bytes.ts'
import type {OpenedStatement, StatementFaultCode} from './statement-line.ts'

export const largestStatement = 5 * 1024 * 1024

export const mostLines = 20_000

/**
 * Opens a file that somebody dropped: OFX, or CSV in the layout of any bank. A larger one than 5 MB is refused without
 * being read. The file stays in the browser.
 */
export async function readStatement(file: Blob): Promise<OpenedStatement> {
  if (file.size > largestStatement) return refused('tooLarge', file.size)
  const read = statementText(new Uint8Array(await file.arrayBuffer()))
  if (!read.ok) return {ok: false, fault: {code: read.code}}
  const {text, encoding} = read
  if (looksLikeOfx(text)) {
    const opened = await openOfx(text, encoding)
    const count = opened.ok ? opened.lines.length + opened.faults.length : 0
    return count > mostLines ? refused('tooManyLines', count) : opened
  }
  if (/^\s*<(?:!doctype|html|\?xml)/i.test(text)) return {ok: false, fault: {code: 'notAStatement'}}
  const lines = text.split('\n').filter((line) => line.trim() !== '').length
  return lines > mostLines ? refused('tooManyLines', lines) : openCsv(text, encoding)
}

const refused = (code: StatementFaultCode, value: number): OpenedStatement => ({
  ok: false,
  fault: {code, value: String(value)},
})
