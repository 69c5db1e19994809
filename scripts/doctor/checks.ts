import {backupCheck} from './check-backups.ts'
import {contentCheck} from './check-content.ts'
import {limitChecks} from './check-limits.ts'
import {mailDomainChecks} from './check-mail-domain.ts'
import {scheduleChecks} from './check-schedule.ts'
import {versionChecks} from './check-versions.ts'
import {certificateCheck} from './connections/certificates.ts'
import {stripeAndResendChecks} from './connections/stripe-and-resend.ts'
import {sanityChecks} from './connections/sanity.ts'
import {siteChecks} from './connections/site.ts'
import {studioChecks} from './connections/studio.ts'
import {supabaseChecks} from './connections/supabase.ts'
import {databaseChecks} from './database/database.ts'
import type {Check} from './finding.ts'
import {supabaseSettingChecks} from './settings-of-supabase.ts'
import {variableChecks} from './variables/check-variables.ts'
import {resendWebhookCheck} from './webhooks/resend-webhook.ts'
import {sanityWebhookChecks} from './webhooks/sanity-webhooks.ts'
import {probeChecks} from './webhooks/signed-probes.ts'
import {stripeWebhookCheck} from './webhooks/stripe-webhook.ts'

export const checks: readonly Check[] = [
  ...variableChecks,
  ...siteChecks,
  ...studioChecks,
  certificateCheck,
  ...sanityChecks,
  ...supabaseChecks,
  ...stripeAndResendChecks,
  ...versionChecks,
  ...sanityWebhookChecks,
  stripeWebhookCheck,
  resendWebhookCheck,
  ...probeChecks,
  ...databaseChecks,
  contentCheck,
  ...supabaseSettingChecks,
  ...scheduleChecks,
  backupCheck,
  ...limitChecks,
  ...mailDomainChecks,
]
