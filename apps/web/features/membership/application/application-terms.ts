import type {SiteSettings} from '#/site-settings/site-settings-queries.ts'

export interface ApplicationTerms {
  /** The fee is in pounds a year; without it, the page shows it elsewhere. */
  fee?: number
  /** Applicants confirm that they have reached this age in years. */
  minimumAge: number
  bankDetails: SiteSettings['bankDetails']
}
