import {bankLineStates, ignoreReasons} from '@site/schemas/statuses/bank-line'
import {roles} from '@site/schemas/roles'
import {messageStatuses} from '@site/schemas/statuses/contact-message'
import {unreachedReasons} from '@site/schemas/statuses/email'
import {membershipStatuses} from '@site/schemas/statuses/membership'
import {issueStatuses} from '@site/schemas/statuses/newsletter'
import {
  applicationMethods,
  heldReasons,
  paymentMethods,
  paymentPurposes,
  paymentStatuses,
} from '@site/schemas/statuses/payment'
import {formKinds, registrationStatuses, runnerCategories} from '@site/schemas/statuses/registration'
import {eventStatuses} from '@site/schemas/options/event-options'
import {expect, test} from 'vitest'
import {database} from './database.ts'

/** What the check of a column, or the expression that generates it, lets it hold. */
async function allowedIn(column: string): Promise<string[]> {
  const [table = '', name = ''] = column.split('.')
  const [row] = await database<{rule: string | null}[]>`
    select coalesce(pg_get_expr(adbin, adrelid), pg_get_constraintdef(pg_constraint.oid)) as rule
    from pg_attribute
    left join pg_attrdef on adrelid = attrelid and adnum = attnum and attgenerated = 's'
    left join pg_constraint on conrelid = attrelid and contype = 'c' and conkey = array[attnum]
    where attrelid = ('public.' || ${table})::regclass and attname = ${name}`
  const results = row?.rule?.replaceAll(/WHEN .*? THEN/gs, '') ?? ''
  return [...results.matchAll(/'([^']*)'::text/g)].map(([, value = '']) => value).toSorted()
}

test.each<[column: string, values: readonly string[]]>([
  ['bank_lines.state', bankLineStates],
  ['bank_lines.why', ignoreReasons],
  ['contact_messages.status', messageStatuses],
  ['content_items.registration_kind', formKinds],
  ['content_items.status', eventStatuses.map(({value}) => value)],
  ['email_events.event', ['delivered', ...unreachedReasons]],
  ['event_registrations.kind', formKinds],
  ['event_registrations.status', registrationStatuses],
  ['ledger.purpose', paymentPurposes],
  ['membership_applications.payment_method', applicationMethods],
  ['memberships.status', membershipStatuses],
  ['newsletter_issues.status', issueStatuses],
  ['payments.held_reason', heldReasons],
  ['payments.method', paymentMethods],
  ['payments.purpose', paymentPurposes],
  ['payments.status', paymentStatuses],
  ['race_registrations.category', runnerCategories],
  ['suppressed_addresses.reason', unreachedReasons],
  ['user_roles.role', roles],
])('%s takes what schemas/ lists', async (column, values) => {
  expect(await allowedIn(column)).toEqual(values.toSorted())
})
