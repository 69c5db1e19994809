import {accountName, longestText} from './lines-of.ts'
import {bankDay} from './bank-day.ts'
import {bankPence, type BankSum} from './bank-sum.ts'
import {ofxTree, type OfxElement} from './ofx-tree.ts'
import type {LineFault, OpenedStatement, ReadLine} from './statement-line.ts'

export type OpenedOfx = Extract<OpenedStatement, {kind: 'ofx'}> | Extract<OpenedStatement, {ok: false}>

export const looksLikeOfx = (text: string): boolean =>
  /^\s*(?:OFXHEADER\s*:|<\?xml|<\?OFX|<OFX>)/i.test(text) && /<OFX>/i.test(text)

/** Opens OFX 1 (SGML) and 2 (XML) of banks and credit cards. Each line has the account of its own statement. */
export function openOfx(text: string, encoding: string): OpenedOfx {
  const tree = ofxTree(text)
  if (!tree) return {ok: false, fault: {code: 'brokenOfx'}}
  const statements = [...below(tree, 'STMTRS'), ...below(tree, 'CCSTMTRS')]
  const currency = statements
    .map((each) => word(each, 'CURDEF'))
    .find((each) => each !== '' && each !== 'GBP')
  if (currency) return {ok: false, fault: {code: 'otherCurrency', value: currency}}
  const entries = statements.flatMap((each) => {
    const account = accountOf(each)
    return below(each, 'STMTTRN').map((entry) => ({entry, account}))
  })
  if (entries.length === 0) return {ok: false, fault: {code: statements.length > 0 ? 'empty' : 'brokenOfx'}}
  const read = entries.map(({entry, account}, index) => lineOf(entry, index + 1, account))
  return {
    ok: true,
    kind: 'ofx',
    lines: read.filter((each): each is ReadLine => !('code' in each)),
    faults: read.filter((each): each is LineFault => 'code' in each),
    encoding,
  }
}

function lineOf(entry: OfxElement, line: number, account: string): ReadLine | LineFault {
  const [posted, amount] = [word(entry, 'DTPOSTED'), word(entry, 'TRNAMT')]
  // The bank's own day, whatever the time and zone behind it.
  const day = bankDay(posted.slice(0, 8), 'ymd')
  if (!day.ok) return {line, code: day.code, cell: posted}
  const sum = ofxPence(amount)
  if (!sum.ok) return {line, code: sum.code, cell: amount}
  const currency = below(entry, 'CURRENCY').map((each) => word(each, 'CURSYM'))[0] || 'GBP'
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
    account,
  }
}

/** OFX has no separators of thousands: `15.000` is 15. What else a bank writes is read as in CSV. */
function ofxPence(cell: string): BankSum {
  const [, sign = '', whole = '', decimals = ''] = /^([+-]?)(\d{1,9})[.,](\d\d)0*$/.exec(cell) ?? []
  return bankPence(decimals ? `${sign}${whole}.${decimals}` : cell)
}

function accountOf(statement: OfxElement): string {
  const [account] = [...below(statement, 'BANKACCTFROM'), ...below(statement, 'CCACCTFROM')]
  return account ? accountName(`${word(account, 'BANKID')}${word(account, 'ACCTID')}`) : ''
}

/** All elements of that name, however deep, but not within each other. */
const below = ({parts}: OfxElement, name: string): OfxElement[] =>
  parts.flatMap((each) => (each.name === name ? [each] : below(each, name)))

const word = ({parts}: OfxElement, name: string): string =>
  parts.find((each) => each.name === name)?.value ?? ''
