import {bankDay} from './bank-day.ts'
import {bankPence} from './bank-sum.ts'
import {longestText} from './lines-of.ts'
import type {LineFault, OpenedStatement, StatementLine} from './statement-line.ts'

export type OpenedOfx = Extract<OpenedStatement, {kind: 'ofx'}> | Extract<OpenedStatement, {ok: false}>

export const looksLikeOfx = (text: string): boolean =>
  /^\s*(?:OFXHEADER\s*:|<\?xml|<\?OFX|<OFX>)/i.test(text) && /<OFX>/i.test(text)

/** The library takes time exponential in the length of a name. Those that are looked for still differ. */
const longestName = 8

const optional = 'NAME|MEMO|CHECKNUM|REFNUM|PAYEEID'

/** Opens OFX 1 (SGML) and 2 (XML) of banks and credit cards. It may hold several accounts. */
export async function openOfx(text: string, encoding: string): Promise<OpenedOfx> {
  const tree = await treeOf(text)
  if (!tree) return {ok: false, fault: {code: 'brokenOfx'}}
  const statements = [...below(tree, 'STMTRS'), ...below(tree, 'CCSTMTRS')]
  const currency = statements
    .map((each) => word(each, 'CURDEF'))
    .find((each) => each !== '' && each !== 'GBP')
  if (currency) return {ok: false, fault: {code: 'otherCurrency', value: currency}}
  const entries = statements.flatMap((each) => below(each, 'STMTTRN'))
  if (entries.length === 0) return {ok: false, fault: {code: statements.length > 0 ? 'empty' : 'brokenOfx'}}
  const read = entries.map((entry, index) => lineOf(entry, index + 1))
  return {
    ok: true,
    kind: 'ofx',
    lines: read.filter((each): each is StatementLine => !('code' in each)),
    faults: read.filter((each): each is LineFault => 'code' in each),
    account: accountOf(statements),
    encoding,
  }
}

type Tree = Record<string, unknown>

/** Elements without what OFX does not have (attributes) or banks forget, of which the library would make something else. */
function tidied(text: string): string {
  return (
    text
      .slice(text.search(/<OFX>/i))
      .replaceAll(/<!--[^]{0,500}?-->|<[\w.]+\s*\/>/g, '')
      .replaceAll(/<!\[CDATA\[([^]{0,500}?)\]\]>/g, (_, content: string) => content.replaceAll('<', '&lt;'))
      .replaceAll(/<(?!\/?[\w.]+[^<>]*>)/g, '&lt;')
      .replaceAll(/<(\/?)([\w.]+)[^<>]*>/g, (_, slash: string, name: string) => `<${slash}${nameOf(name)}>`)
      // An optional element that is empty and not closed would swallow those after it.
      .replaceAll(new RegExp(String.raw`<(${optional})>\s*(?=<(?!/\1>))`, 'g'), '')
  )
}

const nameOf = (name: string) => name.toUpperCase().slice(0, longestName)

async function treeOf(text: string): Promise<Tree | null> {
  const {parseSync} = await import('ofx-js')
  try {
    const {OFX: tree}: {OFX: unknown} = parseSync(tidied(text))
    return isTree(tree) ? tree : null
  } catch {
    return null
  }
}

function lineOf(entry: Tree, line: number): StatementLine | LineFault {
  const [posted, amount] = [word(entry, 'DTPOSTED'), word(entry, 'TRNAMT')]
  // The bank's own day, whatever the time and zone behind it.
  const day = bankDay(posted.slice(0, 8), 'ymd')
  if (!day.ok) return {line, code: day.code, cell: posted}
  const sum = bankPence(amount)
  if (!sum.ok) return {line, code: sum.code, cell: amount}
  const currency = below(entry, 'CURRENCY').map((each) => word(each, 'CURSYM'))[0] ?? 'GBP'
  if (currency !== 'GBP') return {line, code: 'otherCurrency', cell: currency}
  const [type, check] = [word(entry, 'TRNTYPE'), word(entry, 'CHECKNUM')]
  const payee = below(entry, 'PAYEE').map((each) => word(each, 'NAME'))[0] ?? ''
  const texts = [word(entry, 'NAME') || payee, word(entry, 'MEMO'), type === 'OTHER' ? '' : type, check]
  return {
    line,
    on: day.on,
    pence: sum.pence,
    text: texts.filter(Boolean).join(' ').slice(0, longestText),
    bankId: word(entry, 'FITID') || null,
    balancePence: null,
  }
}

function accountOf(statements: Tree[]): string {
  const accounts = statements.flatMap((each) => {
    const [account] = ['BANKACCTFROM', 'CCACCTFROM'].flatMap((name) => below(each, nameOf(name)))
    return account ? [account] : []
  })
  return accounts
    .map((each) => `${word(each, 'BANKID')}${word(each, 'ACCTID')}`.replaceAll(/\W/g, ''))
    .join(' ')
}

/** All elements of that name, however deep, but not within each other. */
function below(tree: unknown, name: string): Tree[] {
  if (Array.isArray(tree)) return tree.flatMap((each) => below(each, name))
  if (!isTree(tree)) return []
  return Object.entries(tree).flatMap(([key, value]) =>
    key === name ? [value].flat().filter(isTree) : below(value, name),
  )
}

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const marks: Record<string, string> = {
  apos: "'",
  quot: '"',
  nbsp: ' ',
  pound: '£',
  amp: '&',
  lt: '<',
  gt: '>',
}

/** The library knows `&amp;`, `&lt;` and `&gt;`. */
function word(tree: Tree, name: string): string {
  const value = [tree[name]].flat()[0]
  if (typeof value !== 'string') return ''
  return value
    .replaceAll(/&#(x?)([\da-f]{1,6});/gi, (all, hexadecimal: string, digits: string) => {
      const code = Number.parseInt(digits, hexadecimal ? 16 : 10)
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : all
    })
    .replaceAll(/&([a-z]{2,5});/g, (all, mark: string) => marks[mark] ?? all)
    .replaceAll(/\s+/g, ' ')
    .trim()
}
