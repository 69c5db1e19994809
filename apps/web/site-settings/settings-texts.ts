import {joinTexts, type Words} from '#/i18n/both-languages.ts'
import {numberAsTyped} from '#/sanity/search-source.ts'
import type {SiteSettings} from './site-settings-queries.ts'

/** The bank account as search indexes it. */
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

/** The sort code and account number as people type them. */
export const bankNumbersAsTyped = (settings: SiteSettings | null): string[] => [
  ...numberAsTyped(settings?.bankDetails?.sortCode),
  ...numberAsTyped(settings?.bankDetails?.accountNumber),
]
