/** A file as a bank exports it, with what it says. */
export interface BankExport {
  bank: string
  /** `published`: several importers on GitHub read these headings. `memory`: nobody has compared them. */
  source: 'published' | 'memory'
  text: string
  account: string
  /** Day and pence of each line, and a part of its text. */
  lines: [string, number, string][]
}
