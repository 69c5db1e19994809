import type {SiteSettings} from '#/site-settings/site-settings-queries.ts'

/** What membership asks for and costs. */
export interface ApplicationTerms {
  /** Pounds a year, to be shown beside the form; without it, the page says it elsewhere. */
  fee?: number
  /** Years. Applicants confirm that they have reached this age. */
  minimumAge: number
  /** For paying by bank transfer. */
  bankDetails: SiteSettings['bankDetails']
}
