import {
  choice,
  emptiable,
  flag,
  hash,
  list,
  metadata,
  required,
  text,
  timestamp,
  uncovered,
} from '../api/parameters.ts'
import {recurringPriceData} from '../catalogue/price-object.ts'

export const cancellationDetails = hash({
  comment: emptiable(text()),
  feedback: emptiable(
    choice(
      'customer_service',
      'low_quality',
      'missing_features',
      'other',
      'switched_service',
      'too_complex',
      'too_expensive',
      'unused',
    ),
  ),
  feedback_option: uncovered,
})

const item = hash({
  id: text(),
  price_data: recurringPriceData,
  billing_thresholds: uncovered,
  clear_usage: uncovered,
  current_trial: uncovered,
  deleted: uncovered,
  discounts: uncovered,
  metadata: uncovered,
  plan: uncovered,
  price: uncovered,
  quantity: uncovered,
  tax_rates: uncovered,
})

export const subscriptionChanges = {
  cancel_at_period_end: flag(),
  cancellation_details: cancellationDetails,
  default_payment_method: text(),
  description: emptiable(text({max: 500})),
  items: list(item, {max: 20}),
  metadata: metadata(),
  pause_collection: emptiable(
    hash({
      behavior: required(choice('keep_as_draft', 'mark_uncollectible', 'void')),
      resumes_at: timestamp(),
    }),
  ),
  proration_behavior: choice('always_invoice', 'create_prorations', 'none'),
  add_invoice_items: uncovered,
  application_fee_percent: uncovered,
  automatic_tax: uncovered,
  billing_cycle_anchor: uncovered,
  billing_schedules: uncovered,
  billing_thresholds: uncovered,
  cancel_at: uncovered,
  collection_method: uncovered,
  days_until_due: uncovered,
  default_source: uncovered,
  default_tax_rates: uncovered,
  discounts: uncovered,
  invoice_settings: uncovered,
  off_session: uncovered,
  on_behalf_of: uncovered,
  payment_behavior: uncovered,
  payment_settings: uncovered,
  pending_invoice_item_interval: uncovered,
  proration_date: uncovered,
  transfer_data: uncovered,
  trial_end: uncovered,
  trial_from_plan: uncovered,
  trial_settings: uncovered,
}
