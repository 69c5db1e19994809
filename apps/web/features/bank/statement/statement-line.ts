/** What a bank says of one movement of money. */
export interface StatementLine {
  /** The line of the file, from 1; of an OFX file the number of the entry. */
  line: number
  /** YYYY-MM-DD */
  on: string
  /** Negative if the money went out. */
  pence: number
  /** All that the bank prints, with single spaces. */
  text: string
  /** FITID of OFX, or the transaction id of a bank that has one. */
  bankId: string | null
  balancePence: number | null
}

/** A line of a file, with the account that the file names for it, or ''. */
export interface ReadLine extends StatementLine {
  account: string
}

/** `dmy` is 31/12/2026, `mdy` 12/31/2026, `ymd` 2026-12-31. A month in letters is read in any order. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd'

/** Which column holds what, from 0. Either `amount`, or `in`, `out` or both. */
export interface StatementColumns {
  date: number
  amount?: number
  in?: number
  out?: number
  /** What is joined to the line's text, in this order. */
  texts: number[]
  balance?: number
  id?: number
  /** Says whether an `amount` without a sign is money in or out. Nothing is read until both words are known. */
  direction?: number
  /** The words of `direction` for money out and money in, folded. */
  spent?: string
  received?: string
  /** Columns of which somebody said that they are no `direction`. */
  noSigns?: number[]
  /** What the bank or PayPal kept of `amount`: booked as a line of its own, so that the balances follow. */
  fee?: number
  /** `amount` without the fee. */
  net?: number
  /** Of several accounts in one file. */
  accounts?: number[]
  /** The kind of movement. Holds and their releases are none. */
  type?: number
  /** Of PayPal: `Memo` moves nothing. */
  impact?: number
  /** Lines in another currency than pounds are refused. */
  currency?: number
  /** Lines of which it does not say that they are carried out are refused. */
  status?: number
  /** Money out has no minus, and money in has one, if any. */
  isTurned?: boolean
  dateOrder: DateOrder
}

/** Why nothing of a file is read. */
export type StatementFaultCode =
  | 'empty'
  | 'tooLarge'
  | 'tooManyLines'
  /** Nothing that a bank writes takes so long. */
  | 'tooSlow'
  /** A workbook, a PDF, a picture or an archive: the bank is to be asked for CSV or OFX. */
  | 'workbook'
  | 'pdf'
  | 'picture'
  | 'archive'
  /** A workbook or PDF behind a password. */
  | 'encrypted'
  /** Text, but with no line that has a date and a sum. */
  | 'notAStatement'
  /** CAMT, MT940, QIF: told by their names. */
  | 'otherFormat'
  /** An OFX file that breaks off or is not one. */
  | 'brokenOfx'
  /** An OFX file in another currency than pounds. */
  | 'otherCurrency'

export interface StatementFault {
  code: StatementFaultCode
  /** The currency, the format, the number of lines or of bytes. */
  value?: string
}

/** Why one line of a file is not read. */
export type LineFaultCode =
  | 'date'
  | 'noSuchDay'
  | 'amount'
  /** A sum that may mean two things, such as 1.250. */
  | 'ambiguousAmount'
  /** Money in and money out on one line. */
  | 'inAndOut'
  | 'formula'
  /** Fewer columns than the statement has. */
  | 'columns'
  | 'otherCurrency'
  /** Not carried out as far as the bank says, or only held: the balance does not move. */
  | 'notBooked'
  /** Nobody can tell whether it is money in or out. */
  | 'direction'

export interface LineFault {
  line: number
  code: LineFaultCode
  /** The original text of the cell, cut to 80 characters. */
  cell: string
}

/** A row of a CSV file with the line on which it begins. */
export interface StatementRow {
  line: number
  cells: string[]
  /** The number above this part of the file, where it has parts of several accounts. */
  account?: string
}

/** What a person has to look at. `columns` are guessed from the contents, without headings; of `sign` the balances tell. */
export type StatementDoubt = 'columns' | 'sign'

/** A statement that was opened, before its columns are confirmed. */
export type OpenedStatement =
  | {
      ok: true
      kind: 'csv'
      /** The headings, or null if the file has none. */
      headings: string[] | null
      /** Those below the headings, without empty lines. */
      rows: StatementRow[]
      columns: StatementColumns
      doubts: StatementDoubt[]
      /** More than one has to be asked. */
      dateOrders: DateOrder[]
      /** Lines before the headings and empty lines. */
      skipped: number
      /** Sort code and account number above the headings, or ''. */
      account: string
      encoding: string
    }
  | {
      ok: true
      kind: 'ofx'
      lines: ReadLine[]
      faults: LineFault[]
      encoding: string
    }
  | {ok: false; fault: StatementFault}
