import {joinTexts, type Words} from '#/i18n/both-languages.ts'
import {numberAsTyped} from '#/sanity/search-source.ts'
import type {SiteSettings} from './site-settings-queries.ts'

/** Search indexes the bank account. */
export function bankTexts(settings: SiteSettings | null, {t}: Words): string {
  const {accountName, bankName, sortCode, accountNumber} = settings?.bankDetails ?? {}
  if (!accountNumber) return ''
  return joinTexts([
    `${t('bank.accountName')}: ${accountName}`,
    `${t('bank.bankName')}: ${bankName}`,
    `${t('bank.sortCode')}: ${sortCode}`,
    `${t('bank.accountNumber')}: ${accountNumber}`,
  ])
}

/** People type the sort code and account number like this. */
export const bankNumbersAsTyped = (settings: SiteSettings | null): string[] => [
  ...numberAsTyped(settings?.bankDetails?.sortCode),
  ...numberAsTyped(settings?.bankDetails?.accountNumber),
]
