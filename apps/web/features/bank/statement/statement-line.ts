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

/** `dmy` is 31/12/2026, `mdy` 12/31/2026, `ymd` 2026-12-31. A month in letters is read in any order. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd'

/** Which column holds what, from 0. Either `amount`, or `in` and `out`. */
export interface StatementColumns {
  date: number
  amount?: number
  in?: number
  out?: number
  /** What is joined to the line's text, in this order. */
  texts: number[]
  balance?: number
  id?: number
  /** Holds C or D, Credit or Debit, where `amount` has no sign. */
  direction?: number
  /** Lines in another currency than pounds are refused. */
  currency?: number
  /** Lines that are pending, declined or reverted are refused. */
  status?: number
  dateOrder: DateOrder
}

/** Why nothing of a file is read. */
export type StatementFaultCode =
  | 'empty'
  | 'tooLarge'
  | 'tooManyLines'
  /** A workbook, a PDF, a picture or an archive: the bank is to be asked for CSV or OFX. */
  | 'workbook'
  | 'pdf'
  | 'picture'
  | 'archive'
  /** A workbook or PDF behind a password. */
  | 'encrypted'
  /** Text, but with no line that has a date and a sum. */
  | 'notAStatement'
  /** An OFX file that breaks off or is not one. */
  | 'brokenOfx'
  /** An OFX file in another currency than pounds. */
  | 'otherCurrency'

export interface StatementFault {
  code: StatementFaultCode
  /** The currency, the number of lines or of bytes. */
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
  /** Not carried out yet, or refused by the bank. */
  | 'notBooked'

export interface LineFault {
  line: number
  code: LineFaultCode
  /** What stands there, at most 80 characters. */
  cell: string
}

/** A row of a CSV file with the line on which it begins. */
export interface StatementRow {
  line: number
  cells: string[]
}

/** What must be asked before the lines are read. `columns` guesses from the contents, without headings. */
export type StatementDoubt = 'columns' | 'dateOrder' | 'sign'

/** A statement that was opened, before its columns are confirmed. */
export type OpenedStatement =
  | {
      ok: true
      kind: 'csv'
      /** The bank whose layout it is, or null. */
      layout: string | null
      /** The headings, or null if the file has none. */
      headings: string[] | null
      /** Those below the headings, without empty lines. */
      rows: StatementRow[]
      columns: StatementColumns
      doubts: StatementDoubt[]
      /** Lines before the headings and empty lines. */
      skipped: number
      /** Sort code and account number, or '' where the file does not say. */
      account: string
      encoding: string
    }
  | {
      ok: true
      kind: 'ofx'
      lines: StatementLine[]
      faults: LineFault[]
      account: string
      encoding: string
    }
  | {ok: false; fault: StatementFault}
