import {textEncoding} from '@site/schemas/texts/text-encoding'
import type {StatementFaultCode} from './statement-line.ts'

export type StatementText = {ok: true; text: string; encoding: string} | {ok: false; code: StatementFaultCode}

/**
 * Reads the bytes of a statement as text: UTF-8, UTF-16, else windows-1252, in which British banks write, or windows-1257 if
 * that makes Lithuanian letters of all others than a to z. Line ends
 * become `\n`. Workbooks, PDFs and pictures are told by their first bytes, whatever the name of the file says.
 */
export function statementText(bytes: Uint8Array): StatementText {
  if (bytes.length === 0) return {ok: false, code: 'empty'}
  const code = otherFormat(bytes)
  if (code) return {ok: false, code}
  const encoding = textEncoding(bytes)
  const text = new TextDecoder(encoding).decode(bytes).replaceAll(/\r\n?|\u2028/g, '\n')
  if (text.includes('\0')) return {ok: false, code: 'notAStatement'}
  return text.trim() === '' ? {ok: false, code: 'empty'} : {ok: true, text, encoding}
}

function otherFormat(bytes: Uint8Array): StatementFaultCode | undefined {
  const start = hex(bytes.subarray(0, 12))
  const holds = (words: string) => latin(bytes).includes(words)
  if (start.startsWith('504b0304'))
    return holds('[Content_Types].xml') || holds('opendocument') || holds('Index/') ? 'workbook' : 'archive'
  if (start.startsWith('d0cf11e0'))
    return holds([...'EncryptedPackage'].join('\0')) ? 'encrypted' : 'workbook'
  if (latin(bytes.subarray(0, 1024)).includes('%PDF-')) return holds('/Encrypt') ? 'encrypted' : 'pdf'
  if (
    /^(?:89504e47|ffd8ff|47494638|424d....0000|49492a00|4d4d002a)|^52494646.{8}57454250|^.{8}66747970/.test(
      start,
    )
  )
    return 'picture'
  if (/^(?:1f8b|377abcaf|52617221|425a68)/.test(start)) return 'archive'
  return undefined
}

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const latin = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)
