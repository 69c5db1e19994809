import type {BankExport} from './bank-export.ts'
import {branchBankExports} from './branch-bank-exports.ts'
import {otherBankExports} from './other-bank-exports.ts'

/** None is a real statement. Accounts, names and sums are made up. */
export const bankExports: BankExport[] = [...branchBankExports, ...otherBankExports]
