import type Stripe from 'stripe'
import {invalidRequest, noSuch} from '../api/stripe-error.ts'
import type {Account} from '../store/account.ts'
import {newId} from '../store/object-id.ts'

type Configuration = Stripe.BillingPortal.Configuration

const listed = ({store}: Account) =>
  store.list<Configuration>({type: 'billing_portal.configuration', limit: 1})?.data ?? []

/** An account that has saved the settings of its portal has a default configuration. */
export function seedPortalConfiguration(account: Account): void {
  if (listed(account).length > 0) return
  const created = account.clock.seconds()
  account.store.add(
    {
      id: newId('bpc_1'),
      object: 'billing_portal.configuration',
      active: true,
      application: null,
      business_profile: {headline: null, privacy_policy_url: null, terms_of_service_url: null},
      created,
      default_return_url: null,
      features: {
        customer_update: {allowed_updates: [], enabled: false},
        invoice_history: {enabled: true},
        payment_method_update: {enabled: true, payment_method_configuration: null},
        subscription_cancel: {
          cancellation_reason: {enabled: false, feedback_options: null, options: []},
          enabled: false,
          mode: 'at_period_end',
          proration_behavior: 'none',
        },
        subscription_pause: {duration: {interval_options: [], type: 'indefinite'}, enabled: false},
        subscription_update: {
          billing_cycle_anchor: null,
          default_allowed_updates: [],
          enabled: false,
          proration_behavior: 'none',
          schedule_at_period_end: {conditions: []},
          trial_update_behavior: 'end_trial',
        },
      },
      is_default: true,
      livemode: false,
      login_page: {enabled: false, url: null},
      metadata: {},
      name: null,
      updated: created,
    } satisfies Configuration,
    created,
  )
}

/** Empty until somebody has saved the settings. */
export const configurationsOf = (account: Account): Configuration[] =>
  account.portal.isConfigured ? listed(account) : []

/** @throws {StripeError} when there is none */
export function requireConfiguration(account: Account, id: string | undefined): Configuration {
  const found = configurationsOf(account).find((each) => id === undefined || each.id === id)
  if (found) return found
  if (id !== undefined) throw noSuch('configuration', id, 'configuration', 400)
  throw invalidRequest(
    'No configuration provided and your test mode default configuration has not been created. Provide a configuration ' +
      'or create your default by saving your customer portal settings in test mode at ' +
      'https://dashboard.stripe.com/test/settings/billing/portal.',
  )
}
