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
export async function readStatement(
  file: Blob,
  today = new Date().toISOString().slice(0, 10),
): Promise<OpenedStatement> {
  if (file.size > largestStatement) return refused('tooLarge', file.size)
  const read = statementText(new Uint8Array(await file.arrayBuffer()))
  if (!read.ok) return {ok: false, fault: {code: read.code}}
  const {text, encoding} = read
  const format = otherFormat(text)
  if (format) return refused('otherFormat', format)
  if (looksLikeOfx(text)) {
    const count = text.match(/<STMTTRN>/gi)?.length ?? 0
    return count > mostLines ? refused('tooManyLines', count) : openOfx(text, encoding)
  }
  if (/^\s*<(?:!doctype|html|\?xml)/i.test(text)) return {ok: false, fault: {code: 'notAStatement'}}
  const lines = text.split('\n').filter((line) => line.trim() !== '').length
  return lines > mostLines ? refused('tooManyLines', lines) : openCsv(text, encoding, today)
}

const refused = (code: StatementFaultCode, value: number | string): OpenedStatement => ({
  ok: false,
  fault: {code, value: String(value)},
})

/** The name of another format of banks, for which CSV and OFX stand in. */
function otherFormat(text: string): string | undefined {
  const start = text.slice(0, 5000)
  const camt = /camt\.05[2-4]|BkToCstmr/i.exec(start)
  if (camt && /^\s*</.test(start)) return 'CAMT'
  if (/^\s*!(?:type|account|option):/im.test(start)) return 'QIF'
  return /^:20:/m.test(start) && /^:(?:25|28C?|60[FM]):/m.test(start) ? 'MT940' : undefined
}
