import {eventAdmission} from '@site/schemas/event-admission'
import {at, defineMigration, set, unset} from 'sanity/migrate'

/** Events used to have two fields `kind`, for tickets and registration, which could contradict each other. */
export default defineMigration({
  title: 'Events: the field `admission` alone decides how one gets in',
  documentTypes: ['event'],
  filter: '!defined(admission) || defined(ticketing.kind) || defined(registration.kind)',
  migrate: {
    document(event) {
      const {admission, ticketing, registration} = eventAdmission(event)
      return [
        at('admission', set(admission)),
        ...(ticketing ? [at('ticketing.availability', set(ticketing.availability))] : []),
        ...(registration?.reason
          ? [at('registration.open', set(false)), at('registration.reason', set(registration.reason))]
          : []),
        at('ticketing.kind', unset()),
        at('registration.kind', unset()),
        ...(ticketing ? [] : [at('ticketing.reason', unset())]),
      ]
    },
  },
})
