import type {SiteSettings} from '#/site-settings/site-settings-queries.ts'

/** What membership costs and asks for. */
export interface ApplicationTerms {
  /** Pounds a year. */
  fee: number
  /** Years. Applicants confirm that they have reached this age. */
  minimumAge: number
  /** For paying by bank transfer. */
  bankDetails: SiteSettings['bankDetails']
}
